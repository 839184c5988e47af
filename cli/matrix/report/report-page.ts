// The report of a run as one page that needs no script and no server: what was found, where, and a picture of everything.
import { counted } from '../../output/findings.ts';
import type { Results } from '../results.ts';
import { cardOf } from './cards.ts';
import { filtersOf } from './filters.ts';
import { empty, escaped, html, type Markup } from './markup.ts';
import { style } from './style.ts';
import { routesTables } from './routes-table.ts';
import { findingsTable, pagesTable } from './tables.ts';

/** Scripts are forbidden whatever a configuration holds; pictures come from the folder of the page. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' file:; form-action 'none'; base-uri 'none'";

/** The whole page. */
export function reportPage(results: Results): string {
  const { renderings, causes, routes, folder, at, notes } = results;
  const filters = filtersOf(renderings);
  const byKey = new Map(renderings.map((rendering) => [rendering.key, rendering]));
  const body = html`<div class="wrap">
    <header>
      <h1>${verdict(results)}</h1>
      <p class="muted">${folder} · rendered <time datetime="${at}">${at.slice(0, 16).replace('T', ' ')} UTC</time></p>
      ${facts(results)}
    </header>
    <main>
      ${
        notes.length
          ? html`<h2>Not rendered</h2>
              <ul>
                ${notes.map((note) => html`<li>${note}</li>`)}
              </ul>`
          : empty
      }
      <h2 id="findings">Findings</h2>
      ${causes.length ? findingsTable(causes, byKey) : html`<p>Nothing was found.</p>`}
      <h2 id="pages">Pages</h2>
      ${pagesTable(renderings)}
      <h2 id="routes">People and pages</h2>
      ${routesTables(routes)}
      <h2 id="renderings">Renderings</h2>
      ${filters.form}
      <div class="cards">${renderings.map((rendering) => cardOf(rendering, filters.attributes(rendering)))}</div>
    </main>
  </div>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(`Matrix: ${folder}`)}</title>
<style>${style(filters.rules)}</style>
</head>
<body>
${body.markup}
</body>
</html>
`;
}

function verdict({ summary: { causes, rendered, planned, withFindings } }: Results): string {
  const words =
    causes === 0
      ? `Nothing found in ${counted(rendered, 'rendering')}`
      : `${counted(causes, 'finding')} in ${withFindings} of ${counted(rendered, 'rendering')}`;
  return rendered < planned ? `${words}; ${planned - rendered} not reached` : words;
}

function facts({ summary: { combinations, planned, rendered, saved, links } }: Results): Markup {
  const number = new Intl.NumberFormat('en-GB');
  const all: [string, number][] = [
    ['Combinations', combinations],
    ['Different looks', planned],
    ['Rendered', rendered],
    ['Renderings saved', saved],
    ['Internal links asked', links],
  ];
  return html`<dl class="facts">
    ${all.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${number.format(value)}</dd>
        </div>`,
    )}
  </dl>`;
}
