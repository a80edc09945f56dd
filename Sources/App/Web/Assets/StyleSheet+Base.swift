extension StyleSheet {
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
}
