extension StyleSheet {
  /// Buttons, links and forms.
  static let controls = """
    button,input,select{font:inherit;color:inherit;max-width:100%}
    button,.button{display:inline-block;min-height:2.75rem;padding:.55rem 1.1rem;border:1px solid var(--line);border-radius:.6rem;
      background:var(--card);color:var(--ink);text-decoration:none;text-align:center;cursor:pointer;line-height:1.35}
    button::first-letter,.button::first-letter{text-transform:uppercase}
    button:hover,.button:hover{border-color:var(--accent)}
    button:active{translate:0 1px}
    .first,.usual .button{background:var(--accent);border-color:var(--accent);color:var(--on);font-weight:600}
    button:disabled{opacity:.55;cursor:not-allowed;border-color:var(--line)}
    .quiet{border:0;background:none;color:var(--faint);min-height:2.2rem;padding:.2rem .4rem}
    input,select{min-height:2.75rem;padding:.45rem .75rem;border:1px solid var(--faint);border-radius:.6rem;background:var(--card);width:100%}
    input[type=checkbox]{width:1.2rem;min-height:1.2rem;accent-color:var(--accent);vertical-align:-.2rem}
    .field{margin:0;flex:1 1 14rem;min-width:0}
    .field label{display:block;font-size:.9rem;font-weight:600;margin-bottom:.2rem}
    .field label .faint{font-weight:400}
    fieldset{flex:1 1 100%;border:1px solid var(--line);border-radius:.6rem;margin:0;padding:.5rem .9rem .8rem;max-height:22rem;overflow:auto}
    legend{font-size:.9rem;font-weight:600;padding:0 .3rem}
    fieldset label{display:block;padding:.35rem 0}
    .usual,.card{display:flex;flex-wrap:wrap;gap:.6rem .75rem;align-items:flex-end;max-width:44rem}
    .usual{padding:1rem;background:var(--wash);border-radius:.9rem}
    .card{padding:.9rem 0;border-top:1px solid var(--line)}
    .usual input{font-size:1.1rem}
    .one{display:contents}
    .press{display:none}
    .bar{display:flex;flex-wrap:wrap;gap:.6rem}
    #bar{position:sticky;bottom:0;padding:.8rem 0;background:var(--paper);box-shadow:0 -.8rem .8rem -.4rem var(--paper)}
    .answers .button{min-height:3.5rem;flex:1 1 8rem;font-size:1.1rem}
    .bar.answers{max-width:44rem;position:static}
    .question{padding:1.25rem;border:2px solid var(--accent);border-radius:.9rem;background:var(--card);max-width:44rem}
    .question p{font-size:1.2rem;font-weight:600}
    .closed{flex:1 1 100%}
    .why{font-size:.9rem}
    .why::first-letter{text-transform:uppercase}
    .more{border-top:1px solid var(--line);max-width:44rem}
    summary{padding:.8rem 0;cursor:pointer;color:var(--faint);font-weight:600}
    .others{list-style:none;margin:0;padding:.4rem 0;border-top:1px solid var(--line)}
    .others li{display:flex;flex-wrap:wrap;align-items:center;gap:.3rem .8rem;padding:.3rem 0}
    .card .why{flex:1 1 100%}
    .places ul{display:flex;flex-wrap:wrap;gap:.4rem;margin-top:1rem}
    .places a{padding:.3rem .8rem;border:1px solid var(--line);border-radius:2rem;background:var(--card)}
    .places [aria-current]{border-color:var(--accent)}
    .pages{display:flex;gap:.6rem}
    .downloads a{margin-right:1rem}
    .busy main{cursor:progress}
    @media (max-width:34rem){nav ul{gap:0 .6rem}header nav a{font-size:.85rem;padding:.6rem 0}header [aria-current]{font-weight:400}.bar>*,.bar .button,.usual .button,.card .button{flex:1 1 auto}}
    """
}
