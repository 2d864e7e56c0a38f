// The version of the product, in one place.

/// The version that `--version`, the server and every machine-readable output name.
///
/// Source: https://semver.org
package let productVersion = "0.1.0"
