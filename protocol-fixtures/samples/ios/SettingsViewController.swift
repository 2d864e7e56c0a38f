import UIKit

/// The settings of the player.
final class SettingsViewController: UIViewController {
  private let closeButton = UIButton(type: .custom)
  private let volumeSlider = UISlider()
  private let nameField = UITextField()
  private let wifiSwitch = UISwitch()
  private let wifiLabel = UILabel()
  private let avatarView = UIImageView()
  private let helpLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    closeButton.setImage(UIImage(named: "close"), for: .normal)
    closeButton.addTarget(self, action: #selector(close), for: .touchUpInside)

    wifiLabel.text = String(localized: "Download on Wi-Fi only")
    wifiSwitch.accessibilityLabel = String(localized: "Download on Wi-Fi only")

    nameField.placeholder = String(localized: "Your name")
    volumeSlider.value = 0.5

    avatarView.isAccessibilityElement = true
    avatarView.image = UIImage(named: "avatar")

    helpLabel.text = String(localized: "Get help")
    helpLabel.textColor = .black
    helpLabel.isUserInteractionEnabled = true
    helpLabel.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openHelp)))

    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: #selector(close))
  }

  @objc private func close() {
    dismiss(animated: true)
  }

  @objc private func openHelp() {}
}
