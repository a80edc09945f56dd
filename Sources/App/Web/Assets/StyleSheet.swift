/// The one style sheet of all pages.
enum StyleSheet {
  /// Where it is, for everybody.
  static let path = "/style.css"

  /// What is sent.
  static let bytes = Array(text.utf8)

  /// The rules without what only their reader needs; a test holds their size against its limit.
  static let text = [base, controls, tables, rounds, fallSteps, print].joined(separator: "\n").withoutIndentation(
    between: ""
  )

  /// Where the falling word is: by tens and ones, as a page may not carry a style of its own.
  private static let fallSteps = (0...9).map { ".t\($0){--t:\($0)0}.u\($0){--u:\($0)}" }.joined()

  /// Colours, type, and the frame of every page.
  static let base = """
    :root{color-scheme:light dark;--paper:#faf8f5;--card:#fff;--ink:#1f1c19;--faint:#676058;--line:#e2dcd3;
      --accent:#0b5c63;--on:#fff;--wash:#e7f0ef;--good:#17663a;--warning:#7d4a00;--bad:#ab2118;--shade:0 1px 2px #1f1c190f;
      --edge:1px solid var(--line)}
    @media (prefers-color-scheme:dark){:root{--paper:#151413;--card:#1e1c1a;--ink:#ece8e2;--faint:#a8a097;--line:#38342f;
      --accent:#86d0c9;--on:#0b2422;--wash:#1d2e2d;--good:#7fce9c;--warning:#e9b872;--bad:#ff9d92;--shade:none}}
    *,::before,::after{box-sizing:border-box}
    html{font:100%/1.55 system-ui,"Hiragino Sans","Noto Sans CJK JP",sans-serif;
      scroll-padding:1rem 0 6rem}
    body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:var(--paper);color:var(--ink);
      overflow-wrap:anywhere;text-wrap:pretty;font-variant-numeric:tabular-nums}
    header,main,footer{width:100%;max-width:62rem;margin:0 auto;padding:0 1rem}
    main{flex:1;padding-bottom:2rem}
    ul,ol{list-style:none;margin:0;padding:0}
    main>*{margin:0 0 1.25rem}
    h1{font-size:clamp(1.5rem,1.2rem + 1.6vw,2.1rem);line-height:1.2;letter-spacing:-.015em;text-wrap:balance;margin:1.5rem 0 1rem}
    h1:focus{outline:0}
    :lang(ja){word-break:auto-phrase}
    h1:lang(ja){word-break:keep-all}
    h2,p{margin:0 0 .75rem}
    a{color:var(--accent);text-underline-offset:.18em}
    .brand,nav a,.button,.choice{text-decoration:none}
    :focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:.3rem}
    a,button,dd,td,th,span,b{unicode-bidi:isolate}
    .unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
    .skip{position:absolute;left:-99rem;padding:.6rem 1rem;background:var(--accent);color:var(--on);z-index:2}
    .skip:focus{left:1rem;top:.5rem}
    header{display:flex;flex-wrap:wrap;align-items:baseline;gap:.25rem 1.25rem;padding:.9rem 1rem .7rem;border-bottom:var(--edge)}
    .brand{font-weight:750;font-size:1.15rem;color:inherit}
    nav ul{display:flex;flex-wrap:wrap;gap:.1rem 1rem}
    nav a{display:block;padding:.3rem 0;color:var(--faint);font-size:.95rem;border-bottom:2px solid transparent}
    nav [aria-current]{color:var(--ink);font-weight:600;border-color:var(--accent)}
    .places ul{gap:.4rem;margin-top:1rem}
    .places a{padding:.3rem .8rem;border:var(--edge);border-radius:2rem;background:var(--card)}
    footer{display:flex;justify-content:space-between;align-items:center;padding:.75rem 1rem 1rem;color:var(--faint);
      font-size:.85rem;border-top:var(--edge)}
    footer p{margin:0}
    .strong{font-weight:650}.faint{color:var(--faint)}.good{color:var(--good)}.warning{color:var(--warning)}.bad{color:var(--bad)}
    .text,.empty,.failure,.note,.usual,.card,.question,.more,.answers,.facts,.choices,.round,.fall,.chart{max-width:44rem}
    .empty,.failure{padding:1.5rem;border:1px dashed var(--line);border-radius:.75rem}
    .note{padding:.6rem .9rem;border-left:4px solid currentColor;border-radius:.3rem;background:var(--card);box-shadow:var(--shade)}
    .news .note{margin-bottom:.5rem}
    .timer{color:var(--faint)}
    .timer b{font-size:1.35rem;color:var(--ink)}
    .loading::after{content:"";display:inline-block;width:.9em;height:.9em;margin-left:.6em;border:2px solid var(--line);
      border-top-color:var(--accent);border-radius:50%;animation:turn 1s linear infinite}
    @keyframes turn{to{rotate:1turn}}
    dialog{border:var(--edge);border-radius:1rem;padding:1.5rem;background:var(--card);color:var(--ink);max-width:24rem}
    dialog::backdrop{background:#0006}
    dialog dl div{display:flex;gap:1rem;padding:.3rem 0}
    dialog dt{width:4.5rem;flex:none}
    dd{margin:0}
    kbd{font:600 .8em/1 ui-monospace,monospace;padding:.2em .45em;border:var(--edge);border-radius:.3em;
      background:var(--paper);color:var(--faint)}
    #lost{position:fixed;inset:auto 1rem 1rem;margin:auto;max-width:34rem;padding:.9rem 1.1rem;background:var(--bad);color:var(--paper);border-radius:.6rem}
    [hidden]{display:none!important}
    @media (prefers-reduced-motion:reduce){*,::after{animation:none!important}}
    """

  /// Buttons, links and forms.
  static let controls = """
    button,input,select{font:inherit;color:inherit;max-width:100%}
    button,.button{display:inline-block;min-height:2.75rem;padding:.55rem 1.1rem;border:var(--edge);border-radius:.6rem;
      background:var(--card);color:var(--ink);text-align:center;align-content:center;cursor:pointer;line-height:1.35}
    button::first-letter,.button::first-letter,.why::first-letter,.key+span::first-letter{text-transform:uppercase}
    button:hover,.button:hover{border-color:var(--accent)}
    .first,.usual .button{background:var(--accent);border-color:var(--accent);color:var(--on);font-weight:600}
    button:disabled{opacity:.55;cursor:not-allowed;border-color:var(--line)}
    .quiet,.row{border:0;background:none}
    .quiet{color:var(--faint);min-height:2.2rem;padding:.2rem .4rem}
    input,select{min-height:2.75rem;padding:.45rem .75rem;border:1px solid var(--faint);border-radius:.6rem;background:var(--card);width:100%}
    input[type=checkbox]{width:1.2rem;min-height:1.2rem;accent-color:var(--accent);vertical-align:-.2rem}
    .field{margin:0;flex:1 1 12rem;min-width:0}
    .field label,legend{display:block;font-size:.9rem;font-weight:600;margin-bottom:.2rem}
    label .faint{font-weight:400}
    fieldset{flex:1 1 100%;border:var(--edge);border-radius:.6rem;margin:0;padding:.5rem .9rem .8rem;max-height:22rem;overflow:auto}
    fieldset label{display:block;padding:.35rem 0}
    .usual,.card{display:flex;flex-wrap:wrap;gap:.6rem .75rem;align-items:flex-end}
    .usual{padding:1rem;background:var(--wash);border-radius:.9rem}
    .usual input{font-size:1.1rem}
    .card{padding:.9rem 0;border-top:var(--edge)}
    .card .why,.closed{flex:1 1 100%}
    .one{display:contents}
    .press{display:none}
    .bar,.pages{display:flex;flex-wrap:wrap;gap:.6rem}
    #bar{position:sticky;bottom:0;padding:.8rem 0;background:var(--paper);box-shadow:0 -.8rem .8rem -.4rem var(--paper)}
    #bar.answers{position:static}
    .answers .button{min-height:3.5rem;flex:1 1 8rem;font-size:1.1rem}
    .question{padding:1.25rem;border:2px solid var(--accent);border-radius:.9rem;background:var(--card)}
    .question p{font-size:1.2rem;font-weight:600}
    .why{font-size:.9rem}
    .more{border-top:var(--edge)}
    summary{padding:.8rem 0;cursor:pointer;color:var(--faint);font-weight:600}
    .others{padding:.4rem 0;border-top:var(--edge)}
    .others li{display:flex;flex-wrap:wrap;align-items:center;gap:.3rem .8rem;padding:.3rem 0}
    @media (max-width:34rem){header{display:block}header :is(nav,ul){display:inline}
      header :is(.brand,li){display:inline-block;margin-right:.7rem}header nav a{font-size:.9rem;padding:.5rem 0}header nav [aria-current]{font-weight:400}
      .bar>*,.bar .button{flex:1 1 auto}.answers .button{flex-basis:40%}}
    """

  /// A receipt on a roll of 80 mm, and any screen on A4.
  static let print = """
    @page{margin:12mm}
    @media print{
      :root{--paper:#fff;--card:#fff;--ink:#000;--faint:#333;--line:#999;--good:#000;--warning:#000;--bad:#000;--shade:none}
      html{font-size:10.5pt}
      header,footer,nav,form,.bar,.more,.downloads,.acts,.k,.key{display:none!important}
      .table,.pair{border:0;padding:0}
      a{color:inherit;text-decoration:none}
      tr{break-inside:avoid}
    }
    @media print and (max-width:90mm){
      @page{margin:3mm}
      html{font-size:8.5pt}
      h1{font-size:12pt;margin:0 0 .5rem}
      .table tbody tr{border:0;padding:.1rem 0!important;margin:0}
      .table:has(tfoot) td::before{display:none}
    }
    """
}

extension String {
  /// The lines without the spaces before them, and without comments of their own.
  func withoutIndentation(between: String) -> String {
    split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.hasPrefix("//") }.joined(separator: between)
  }
}
