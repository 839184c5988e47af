// The look of the report: light and dark, from a phone to a wide screen, filters by `:has()` so that nothing runs.

/** The style sheet; `filters` are the rules of the choices (see `filterRules`). */
export const style = (filters: string): string => `
:root { color-scheme: light dark; --ground: light-dark(#f6f5f2, #14171a); --surface: light-dark(#ffffff, #1d2226);
  --text: light-dark(#1d2327, #e9ebec); --muted: light-dark(#59636b, #a3adb4); --line: light-dark(#dcdad4, #333b41);
  --accent: light-dark(#0b5c78, #7cc7e2); --bad: light-dark(#a3211b, #ff9b91); --bad-soft: light-dark(#fbe9e7, #3c1f1d);
  --warn: light-dark(#7a4f00, #f0c069); --warn-soft: light-dark(#fbf0da, #35290f); --good: light-dark(#1c6a3a, #86d7a3);
  --good-soft: light-dark(#e4f3e9, #17301f); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
.wrap { max-width: 1400px; margin-inline: auto; padding: 24px clamp(16px, 4vw, 48px) 64px; }
h1 { font-size: clamp(1.6rem, 1.2rem + 1.6vw, 2.2rem); line-height: 1.15; margin: 0 0 8px; text-wrap: balance; }
h2 { font-size: 1.25rem; margin: 48px 0 12px; }
h3 { font-size: 1rem; line-height: 1.3; margin: 0; overflow-wrap: anywhere; }
p { margin: 0 0 8px; max-width: 75ch; }
a { color: var(--accent); text-underline-offset: 2px; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
.muted { color: var(--muted); }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 12px; margin: 24px 0 0; }
.facts div { background: var(--surface); border: 1px solid var(--line); border-radius: 8px; padding: 12px 16px; }
.facts dt { color: var(--muted); font-size: .85rem; } .facts dd { margin: 0; font-size: 1.5rem; font-weight: 650; font-variant-numeric: tabular-nums; }
.scroll { overflow-x: auto; background: var(--surface); border: 1px solid var(--line); border-radius: 8px; }
table { border-collapse: collapse; width: 100%; font-size: .94rem; }
th, td { text-align: start; vertical-align: top; padding: 10px 14px; border-block-end: 1px solid var(--line); }
tr:last-child > * { border-block-end: 0; } th { color: var(--muted); font-weight: 600; font-size: .85rem; white-space: nowrap; }
tbody th { color: inherit; font-size: inherit; }
td.number { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; } th.number { text-align: end; }
table.routes td { min-width: 11rem; font-size: .88rem; } table.routes thead th span { display: block; } table.routes thead th { white-space: normal; min-width: 11rem; }
table.routes details > summary { font-weight: 400; } .denied { font-size: .92rem; margin-block: 6px 0; overflow-wrap: anywhere; }
caption { text-align: start; padding: 10px 14px; color: var(--muted); font-size: .88rem; }
.scroll + .scroll { margin-block-start: 16px; }
td .message, li .message { overflow-wrap: anywhere; }
.place { font: .82rem/1.45 ui-monospace, monospace; color: var(--muted); overflow-wrap: anywhere; display: block; }
.about .place { display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; }
.badge { display: inline-block; font-size: .78rem; font-weight: 650; padding: 1px 8px; border-radius: 99px; white-space: nowrap;
  background: var(--warn-soft); color: var(--warn); }
.badge[data-kind=crash], .badge[data-kind=broken], .badge[data-kind=route], .badge[data-kind=empty], .badge[data-kind=request], .badge[data-kind=link] { background: var(--bad-soft); color: var(--bad); }
.badge[data-kind=none] { background: var(--good-soft); color: var(--good); }
.links { display: flex; flex-wrap: wrap; gap: 4px 12px; margin: 6px 0 0; padding: 0; list-style: none; font-size: .88rem; }
.found + details > .found { margin-block-start: 8px; }
details > summary { cursor: pointer; color: var(--accent); font-size: .88rem; }
.filters { display: flex; flex-wrap: wrap; gap: 12px; position: sticky; inset-block-start: 0; z-index: 1; background: var(--ground); padding-block: 12px; border-block-end: 1px solid var(--line); margin: 0; }
.filters > div { display: grid; gap: 2px; flex: 1 1 150px; } .filters label { font-size: .82rem; color: var(--muted); }
select { font: inherit; font-size: .95rem; color: var(--text); background: var(--surface); border: 1px solid var(--muted); border-radius: 6px; padding: 7px 8px; min-width: 0; width: 100%; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 400px), 1fr)); gap: 20px; margin-block-start: 20px; }
article { background: var(--surface); border: 1px solid var(--line); border-radius: 10px; overflow: clip; display: flex; flex-direction: column; scroll-margin-block-start: 110px; }
article:target { outline: 3px solid var(--accent); }
.pictures { display: grid; grid-template-columns: 1fr 26%; gap: 1px; background: var(--line); border-block-end: 1px solid var(--line); }
.pictures a { display: block; block-size: 210px; background: var(--ground); }
.pictures img { display: block; inline-size: 100%; block-size: 100%; object-fit: cover; object-position: top; }
.about { padding: 14px 16px 16px; display: grid; gap: 10px; align-content: start; }
.tags { display: flex; flex-wrap: wrap; gap: 2px 14px; font-size: .88rem; color: var(--muted); margin: 4px 0 0; padding: 0; list-style: none; }
.found { margin: 0; padding: 0; list-style: none; display: grid; gap: 8px; font-size: .92rem; }
.behind { margin: 6px 0 0; padding-inline-start: 18px; font-size: .85rem; color: var(--muted); }
@media print { .filters { display: none; } article { break-inside: avoid; } }
${filters}`;
