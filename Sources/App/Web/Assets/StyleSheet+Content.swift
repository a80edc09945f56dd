extension StyleSheet {
  /// Facts, tables, and what they become on a phone.
  static let tables = """
    .facts{border-top:var(--edge)}
    .facts div{display:grid;grid-template-columns:minmax(6rem,2fr) 4fr;gap:1rem;padding:.5rem 0;border-bottom:var(--edge)}
    dt{color:var(--faint)}
    .table,.pair{background:var(--card);border:var(--edge);border-radius:.9rem;padding:.25rem 1rem;box-shadow:var(--shade)}
    table{width:100%;border-collapse:collapse}
    td{overflow-wrap:break-word}
    caption{text-align:left;font-weight:650;font-size:1.1rem;padding:.75rem 0 .25rem}
    th,td{padding:.6rem 1.25rem .6rem 0;text-align:left;vertical-align:baseline;font-weight:400}
    th:last-child,td:last-child{padding-right:0}
    thead th{font-size:.85rem;color:var(--faint);vertical-align:bottom}
    tbody tr:not(.detail),tfoot tr:first-child{border-top:var(--edge)}
    .n{text-align:right}
    .n,.s,.key,.acts{white-space:nowrap}
    .table:is(:has(+.table),.table+*) .k+th:not(.n){width:40%;&+th{width:24%}}
    .detail td{padding-top:0;font-size:.92rem}
    tfoot .strong{font-size:1.15rem}
    .k{width:2.5rem}
    .k,.key{display:none}
    .key+span,.downloads a{display:inline-block}
    @media (hover:hover) and (pointer:fine){.js .k{display:table-cell}.js .key{display:inline-block}}
    .row,th a{font-weight:600}
    .row{padding:.2rem 0;min-height:2rem;text-align:left;color:var(--accent);text-decoration:underline}
    .acts{text-align:right;width:1%}
    .act{min-height:2.25rem;min-width:2.25rem;padding:0 .6rem;margin-left:.4rem;font-size:1.1rem;line-height:1}
    @media (max-width:44rem){
      .table{background:none;border:0;padding:0;box-shadow:none}
      .table :is(table,caption,tbody,tfoot,tr,td,th){display:block}
      .table thead,.table :is(td,th):empty,.table .k{display:none!important}
      .table tbody tr{border:var(--edge);background:var(--card)}
      .table tr:not(.detail,.sum){display:flex;flex-wrap:wrap;gap:0 1rem;border-radius:.75rem .75rem 0 0;
        padding:.7rem .9rem .4rem;margin-top:.7rem}
      .table tr:not(.sum,:has(+.detail)){border-radius:.75rem;padding-bottom:.7rem}
      .table tr:has(+.detail){border-bottom:0}
      .table tr.detail{border-top:0;padding:0 .9rem .6rem;display:flex;justify-content:space-between;gap:1rem}
      .table tr.detail:not(:has(+.detail)){border-radius:0 0 .75rem .75rem}
      .table :is(td,th){padding:.1rem 0;text-align:left;white-space:normal}
      td[data-label]{flex:1 1 40%}
      .table tbody th{flex:1 0 100%;order:-1;font-size:1.05rem}
      .table tr:has(.acts) th{flex-basis:50%}
      td[data-label]::before{content:attr(data-label);display:block;font-size:.8rem;color:var(--faint)}
      .table .acts{order:-1;width:auto}
      .act{min-width:2.75rem;min-height:2.75rem}
      .table tfoot tr{display:flex;justify-content:space-between;padding:.3rem .9rem;border:0}
    }
    """

  /// Choices, pictures, charts, and the rounds of games.
  static let rounds = """
    .choices{display:grid;gap:.6rem}
    .choice{display:flex;align-items:center;gap:.8rem;width:100%;min-height:3.25rem;padding:.7rem 1rem;border:var(--edge);
      border-radius:.75rem;background:var(--card);color:var(--ink);text-align:left;box-shadow:var(--shade)}
    .choice:is(a,button):hover{border-color:var(--accent);background:var(--wash)}
    span.choice{box-shadow:none;background:none;color:var(--faint)}
    .choice b{display:block;color:var(--accent);font-size:1.1rem}
    .picture img{display:block;max-width:100%;height:12.5rem;object-fit:contain;border-radius:.75rem;border:var(--edge);background:#fff}
    .ask{font-size:1.35rem;font-weight:650;line-height:1.3}
    .faces{grid-template-columns:repeat(auto-fill,minmax(9rem,1fr));max-width:none}
    .faces .choice{flex-direction:column;align-items:stretch;gap:.4rem;height:100%;padding:.5rem}
    .faces img{width:100%;aspect-ratio:1;object-fit:cover;border-radius:.5rem;background:#fff}
    .faces .key{align-self:start}
    .prices{grid-template-columns:1fr 1fr}
    .prices .choice{justify-content:center;min-height:5rem;font-size:1.3rem;font-weight:650}
    .product{display:grid;gap:.25rem}
    .round{margin:0 0 1rem}
    .prompt{font-size:1.9rem;font-weight:700;text-align:center}
    .shown{font-size:1.6rem;text-align:center;padding:1.5rem}
    .fall{--of:calc(var(--t) + var(--u));position:relative;height:min(19rem,42vh);margin-top:.6rem;border:var(--edge);
      border-radius:.9rem;background:linear-gradient(var(--card),var(--wash));overflow:hidden}
    .falling{--at:calc(var(--t) + var(--u));position:absolute;left:0;right:0;top:calc(var(--at) / var(--of) * 85%);padding:.3rem 1rem;
      text-align:center;font-size:1.5rem;font-weight:600;animation:drop 1s linear forwards}
    @keyframes drop{to{top:calc((var(--at) + 1) / var(--of) * 85%)}}
    .line{stroke:var(--accent);fill:none;stroke-width:2;stroke-linejoin:round}
    .spark{width:8rem}
    td .spark{width:3rem}
    .chart svg{display:block;width:100%;overflow:visible}
    .axis{stroke:var(--line);fill:none}
    .point{fill:var(--card);stroke:var(--accent);stroke-width:2}
    .at:is(:hover,:focus) .point{fill:var(--accent)}
    .at:focus{outline:0}
    .chart text{fill:var(--faint);font-size:12px}
    .at text{visibility:hidden;fill:var(--ink);font-weight:600;paint-order:stroke;stroke:var(--paper);stroke-width:4px}
    .at:is(:hover,:focus,.marked) text{visibility:visible}
    @media (max-width:34rem){.chart text{font-size:20px}.point{r:8px}}
    """
}
