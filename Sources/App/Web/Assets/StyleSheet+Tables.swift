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
}
