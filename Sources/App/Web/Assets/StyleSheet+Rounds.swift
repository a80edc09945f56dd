extension StyleSheet {
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
