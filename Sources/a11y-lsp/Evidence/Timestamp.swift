// Timestamps.

/// Times of the Gregorian calendar in UTC, formatted for reports.
enum Timestamp {
  /// Returns a time, in seconds since the start of 1970, in ISO 8601: `2026-11-22T18:00:00Z`.
  static func text(_ seconds: Int) -> String {
    // ISO 8601 requires an agreement for years with five digits.
    let seconds = min(max(seconds, 0), 253_402_300_799)
    let (days, rest) = seconds.quotientAndRemainder(dividingBy: 86_400)
    // Source: H. Hinnant, “chrono-Compatible Low-Level Date Algorithms”, civil_from_days.
    let shifted = days + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let year = yearOfEra + era * 400 + (month >= 10 ? 1 : 0)
    let date = [padded(year, 4), padded(month < 10 ? month + 3 : month - 9, 2), padded(day, 2)]
    let time = [rest / 3600, rest / 60 % 60, rest % 60].map { padded($0, 2) }
    return date.joined(separator: "-") + "T" + time.joined(separator: ":") + "Z"
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(width - digits.utf8.count, 0)) + digits
  }
}
