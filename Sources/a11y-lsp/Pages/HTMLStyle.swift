// The style sheet of HTML pages.

/// The style sheet for light and dark appearance, small windows, and print.
enum HTMLStyle {
  /// The style sheet. In both appearances, the contrast is at least 7:1 for text, and 3:1 for borders, bars, and the
  /// focus indicator.
  static let sheet = colors + layout + blocks + media

  private static let colors = """
    :root { --paper: #ffffff; --ink: #1b1b1f; --quiet: #45464f; --line: #767680; --edge: #d5d5de; --shade: #f3f3f7; \
    --link: #0b3f9e; --bar: #2456b8; --error: #8c1313; --warning: #6a4100; --information: #0b3f9e; --hint: #45464f; \
    --good: #0b5226; --mark: #ffe79a; --on: #ffffff; }
    @media (prefers-color-scheme: dark) {
      :root { --paper: #131316; --ink: #ececf1; --quiet: #c6c6d0; --line: #90909a; --edge: #3a3a43; --shade: #1f1f25; \
    --link: #b3c7ff; --bar: #8fb0ff; --error: #ffb4ab; --warning: #f6c56f; --information: #b3c7ff; --hint: #c6c6d0; \
    --good: #8fd8a8; --mark: #574600; --on: #131316; }
    }

    """

  private static let layout = """
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html { font: 100%/1.5 system-ui, sans-serif; background: var(--paper); color: var(--ink); scroll-padding-top: 1rem; }
    body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1.25rem 4rem; overflow-wrap: anywhere; }
    h1 { font-size: clamp(1.5rem, 1.2rem + 1.6vw, 2.125rem); line-height: 1.2; margin: 0.25rem 0 0.5rem; \
    text-wrap: balance; }
    h2 { font-size: 1.375rem; line-height: 1.3; margin: 3rem 0 1rem; padding-top: 1rem; border-top: 1px solid var(--edge); }
    h3 { font-size: 1.125rem; line-height: 1.35; margin: 2rem 0 0.5rem; }
    h4 { font-size: 1rem; margin: 1.25rem 0 0.5rem; }
    p, li, dd { max-width: 46rem; }
    p { margin: 0.5rem 0 0.75rem; text-wrap: pretty; }
    main > h2:first-child { margin-top: 1.5rem; }
    ul { padding-left: 1.25rem; }
    a { color: var(--link); text-underline-offset: 0.15em; }
    .trail { margin: 0; }
    .subtitle { color: var(--quiet); margin-top: 0; }
    nav ul { padding: 0; margin: 1rem 0 0; list-style: none; display: flex; flex-wrap: wrap; gap: 0 1.25rem; }
    nav a { display: inline-block; padding: 0.25rem 0; }
    main nav { margin-top: 2.5rem; padding: 0.25rem 1rem 0.75rem; background: var(--shade); border-radius: 0.375rem; }
    footer { margin-top: 3rem; border-top: 1px solid var(--edge); }
    .skip { position: absolute; left: -100vw; }
    .skip:focus { left: 1rem; top: 0.5rem; padding: 0.5rem 1rem; background: var(--paper); }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
    main:focus-visible { outline: none; }
    code { font: 0.9375em ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }

    """

  private static let blocks = """
    .badge { display: inline-block; font-size: 0.8125rem; font-weight: 600; line-height: 1.4; padding: 0.0625rem 0.5rem; \
    border: 1px solid var(--line); border-radius: 1rem; white-space: nowrap; vertical-align: 0.1em; color: var(--ink); }
    .badge.error { background: var(--error); border-color: var(--error); color: var(--on); }
    .badge.warning { background: var(--warning); border-color: var(--warning); color: var(--on); }
    .badge.information { background: var(--information); border-color: var(--information); color: var(--on); }
    .badge.hint { background: var(--hint); border-color: var(--hint); color: var(--on); }
    dl { margin: 0.75rem 0; }
    dl div { display: grid; grid-template-columns: minmax(7rem, 13rem) 1fr; gap: 0 1rem; padding: 0.1875rem 0; }
    dt { color: var(--quiet); }
    dd { margin: 0; }
    .tiles { list-style: none; padding: 0; margin: 1.25rem 0; display: grid; gap: 0.75rem; \
    grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); }
    .tiles li { border: 1px solid var(--edge); border-left: 0.375rem solid var(--line); border-radius: 0.375rem; \
    padding: 0.75rem 0.875rem; display: flex; flex-wrap: wrap; align-items: baseline; align-content: flex-start; \
    gap: 0 0.5rem; }
    .tiles li strong { font-size: 1.75rem; line-height: 1.2; font-variant-numeric: tabular-nums; }
    .tiles li span { font-weight: 600; }
    .tiles li small { flex-basis: 100%; font-size: 0.875rem; color: var(--quiet); }
    .error { border-left-color: var(--error) !important; }
    .warning { border-left-color: var(--warning) !important; }
    .information { border-left-color: var(--information) !important; }
    .hint { border-left-color: var(--hint) !important; }
    .card { border-left: 0.1875rem solid var(--line); padding-left: 1rem; margin: 1.25rem 0 1.75rem; }
    .card > :first-child { margin-top: 0; }
    .card > :last-child { margin-bottom: 0; }
    figure { margin: 0.75rem 0; }
    figure:not(.code) { max-width: 30rem; }
    .code figcaption { font-size: 0.875rem; font-weight: 600; }
    .code.bad figcaption { color: var(--error); }
    .code.good figcaption { color: var(--good); }
    pre { margin: 0.25rem 0 0; padding: 0.625rem 0.75rem; background: var(--shade); border: 1px solid var(--edge); \
    border-radius: 0.375rem; white-space: pre-wrap; tab-size: 2; }
    pre code { line-height: 1.6; }
    .line { display: block; min-height: 1lh; }
    .line:has(.number) { padding-left: 5.5ch; text-indent: -5.5ch; }
    .number { color: var(--quiet); user-select: none; display: inline-block; min-width: 4ch; margin-right: 1.5ch; \
    text-align: right; text-indent: 0; }

    mark { background: var(--mark); color: inherit; border-bottom: 2px solid var(--warning); }
    details { margin: 0.75rem 0; }
    summary { cursor: pointer; padding: 0.25rem 0; color: var(--link); width: fit-content; }
    details[open] > summary { margin-bottom: 0.5rem; }
    .table { overflow-x: auto; margin: 1rem 0; }
    table { border-collapse: collapse; width: 100%; font-size: 0.9375rem; }
    caption { text-align: left; font-weight: 600; padding: 0.25rem 0; }
    th, td { text-align: left; vertical-align: top; padding: 0.375rem 0.625rem; border-bottom: 1px solid var(--edge); \
    min-width: 4rem; overflow-wrap: break-word; }
    code, tbody th { overflow-wrap: anywhere; }
    th { font-weight: 600; }
    thead th { background: var(--shade); border-bottom-color: var(--line); }
    tbody th { font-weight: 400; }
    svg { width: 100%; height: auto; }
    svg text { fill: var(--ink); font: 13px system-ui, sans-serif; }
    .bar { fill: var(--bar); }
    .earlier { fill: none; stroke: var(--ink); }
    figcaption { color: var(--quiet); }
    form { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: end; padding: 1rem; margin: 1.5rem 0 0.75rem; \
    background: var(--shade); border: 1px solid var(--edge); border-radius: 0.375rem; }
    form p { margin: 0; }
    label { display: block; font-size: 0.875rem; font-weight: 600; }
    input, select, button { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--line); \
    border-radius: 0.25rem; padding: 0.375rem 0.625rem; min-height: 2.75rem; max-width: 100%; }
    input { width: 14rem; }
    select { max-width: 12rem; }
    .group h2 { margin-top: 2rem; }
    .catalog { list-style: none; padding: 0; }
    .catalog li { padding: 0.625rem 0; border-bottom: 1px solid var(--edge); max-width: none; }
    .catalog li p { margin: 0.125rem 0 0; color: var(--quiet); max-width: none; }

    """

  private static let media = """
    @media (max-width: 34rem) {
      .tiles { grid-template-columns: 1fr 1fr; }
      dl div { grid-template-columns: 1fr; padding: 0.375rem 0; }
      form p, input, select { width: 100%; max-width: none; }
      .card { padding-left: 0.75rem; }
    }
    @media (forced-colors: active) {
      .bar { fill: CanvasText; } .earlier { stroke: CanvasText; } svg text { fill: CanvasText; }
      mark { forced-color-adjust: none; background: Mark; color: MarkText; }
    }
    @media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
    @media print {
      :root { --paper: #ffffff; --ink: #000000; --quiet: #000000; --line: #000000; --edge: #000000; --shade: #ffffff; \
    --link: #000000; --bar: #000000; --mark: #ffffff; --error: #000000; --warning: #000000; --information: #000000; \
    --hint: #000000; --good: #000000; --on: #ffffff; }
      html { font-size: 10pt; }
      body { max-width: none; padding: 0; }
      nav, .skip, form, footer, .trail { display: none; }
      .badge { background: none !important; color: #000000 !important; }
      .table { overflow: visible; }
      details::details-content { content-visibility: visible; }
      h1, h2, h3, h4, caption, summary, figcaption { break-after: avoid; }
      tr, figure, .tiles li { break-inside: avoid; }
      thead { display: table-header-group; }
      main dd a[href^="http"]::after { content: " (" attr(href) ")"; }
    }
    """
}
