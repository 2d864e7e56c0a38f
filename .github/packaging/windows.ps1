# Builds a11y-lsp for Windows and its archive: windows.ps1 [FOLDER]. Untested.
param([string] $Folder = '.build/packages')
$ErrorActionPreference = 'Stop'
# Changes that an installer makes to the path only affect new shells.
$env:Path = [Environment]::GetEnvironmentVariable('Path', 'Machine') + ';' + [Environment]::GetEnvironmentVariable('Path', 'User')
swift build -c release --product a11y-lsp -Xswiftc -static-stdlib
if ($LASTEXITCODE -ne 0) { exit $LASTEXITCODE }
$program = Join-Path (swift build -c release --show-bin-path) 'a11y-lsp.exe'
$name = 'a11y-lsp-windows-x86_64'
New-Item -ItemType Directory -Force "$name/bin", $Folder | Out-Null
Copy-Item $program "$name/bin"
Copy-Item LICENSE, CHANGELOG.md $name
& $program completions powershell | Set-Content -Encoding utf8 "$name/a11y-lsp.ps1"
python .github/packaging/sbom.py $program windows-x86_64 | Set-Content -Encoding utf8 "$Folder/$name.cdx.json"
Compress-Archive -Force $name "$Folder/$name.zip"
foreach ($file in "$name.zip", "$name.cdx.json") {
  $sum = (Get-FileHash "$Folder/$file" -Algorithm SHA256).Hash.ToLower()
  "$sum  $file" | Set-Content "$Folder/$file.sha256"
}
