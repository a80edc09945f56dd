extension StyleSheet {
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
}
