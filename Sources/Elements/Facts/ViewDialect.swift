// The languages of code that sets up views from other files.

/// The languages whose code sets properties of views that layouts or Interface Builder files declare.
enum ViewDialect {
  case kotlinOrJava, swift
}
