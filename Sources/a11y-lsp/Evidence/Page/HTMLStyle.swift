// The style sheet of HTML pages.

/// The style sheet for light and dark appearance, small windows, and print.
enum HTMLStyle {
  /// The style sheet. In both appearances, the contrast is at least 7:1 for text, and 3:1 for borders, bars, and the
  /// focus indicator.
  static let sheet = """
    :root { --paper: #ffffff; --ink: #1b1b1f; --quiet: #45464f; --line: #767680; --shade: #f1f1f6; --link: #0b3f9e; \
    --bar: #2456b8; }
    @media (prefers-color-scheme: dark) {
      :root { --paper: #131316; --ink: #ececf1; --quiet: #c6c6d0; --line: #90909a; --shade: #1f1f25; --link: #b3c7ff; \
    --bar: #8fb0ff; }
    }
    * { box-sizing: border-box; }
    html { font: 100%/1.5 system-ui, sans-serif; background: var(--paper); color: var(--ink); scroll-padding-top: 1rem; }
    body { margin: 0 auto; max-width: 72rem; padding: 1rem; overflow-wrap: anywhere; }
    h1 { font-size: 1.75rem; line-height: 1.2; }
    h2 { font-size: 1.375rem; margin-top: 2.5rem; border-bottom: 1px solid var(--line); }
    h3 { font-size: 1.0625rem; margin-top: 1.75rem; }
    p, li { max-width: 46rem; }
    a { color: var(--link); text-underline-offset: 0.15em; }
    nav ul { padding: 0; list-style: none; display: flex; flex-wrap: wrap; gap: 0 1.5rem; }
    nav a { display: inline-block; padding: 0.375rem 0; }
    .skip { position: absolute; left: -100vw; }
    .skip:focus { left: 1rem; top: 0.5rem; padding: 0.5rem 1rem; background: var(--paper); }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
    main:focus-visible { outline: none; }
    code { font: 0.9375em ui-monospace, monospace; }
    .table { overflow-x: auto; margin: 1rem 0; }
    table { border-collapse: collapse; width: 100%; }
    caption { text-align: left; font-weight: 600; padding: 0.25rem 0; }
    th, td { text-align: left; vertical-align: top; padding: 0.375rem 0.625rem; border: 1px solid var(--line); \
    min-width: 4rem; overflow-wrap: break-word; }
    code, tbody th { overflow-wrap: anywhere; }
    th { font-weight: 600; }
    thead th { background: var(--shade); }
    tbody th { font-weight: 400; }
    figure { margin: 1rem 0; max-width: 30rem; }
    svg { width: 100%; height: auto; }
    svg text { fill: var(--ink); font: 13px system-ui, sans-serif; }
    .bar { fill: var(--bar); }
    .earlier { fill: none; stroke: var(--ink); }
    figcaption { color: var(--quiet); }
    @media (forced-colors: active) { .bar { fill: CanvasText; } .earlier { stroke: CanvasText; } svg text { fill: CanvasText; } }
    @media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
    @media print {
      :root { --paper: #ffffff; --ink: #000000; --quiet: #000000; --line: #000000; --shade: #ffffff; --link: #000000; \
    --bar: #000000; }
      nav, .skip { display: none; }
      .table { overflow: visible; }
      h2, h3, caption { break-after: avoid; }
      tr, figure { break-inside: avoid; }
      thead { display: table-header-group; }
      main a[href^="http"]::after { content: " (" attr(href) ")"; }
    }
    """
}
