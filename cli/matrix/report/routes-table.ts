// The table of people and pages in the report: who gets where now, and on each cell why not and what changes when.
import { localWords } from '../../explain/event-time.ts';
import type { RouteCell, RouteState } from '../routes/route-states.ts';
import { columnsOf, type RouteRow, shortWords, wordsNow } from '../routes/route-table.ts';
import { empty, html, type Markup } from './markup.ts';

/** A table for each event; people who meet the same on every page share a column. */
export function routesTables(routes: readonly RouteRow[]): Markup[] {
  return [...Map.groupBy(routes, ({ event }) => event)].map(([event, rows]) => {
    const columns = columnsOf(rows);
    return html`<div class="scroll" tabindex="0" role="region" aria-label="People and pages of ${event}">
      <table class="routes">
        <caption>
          ${event}, each page at an instant of ordinary use
        </caption>
        <thead>
          <tr>
            <th scope="col">Page</th>
            ${columns.map(headOf)}
          </tr>
        </thead>
        <tbody>
          ${rows.map((row) => rowOf(row, columns))}
        </tbody>
      </table>
    </div>`;
  });
}

/** Most people of a column who are named outright. */
const MOST_NAMED = 4;

function headOf(people: readonly string[]): Markup {
  const names = people.map((name) => html`<span>${name}</span>`);
  const more = names.slice(MOST_NAMED);
  const rest = html`<details>
    <summary>and ${more.length} more</summary>
    ${more}
  </details>`;
  return html`<th scope="col">${names.slice(0, MOST_NAMED)}${more.length > 0 ? rest : empty}</th>`;
}

const rowOf = (row: RouteRow, columns: readonly (readonly string[])[]): Markup =>
  html`<tr>
    <th scope="row">${row.page}${row.variant ? html` <span class="muted">${row.variant}</span>` : empty}</th>
    ${columns.map(([person]) => html`<td>${wordsNow(row, person!).map((said) => answerMarkup(said, row))}</td>`)}
  </tr>`;

function answerMarkup({ containers, words, opens, cells }: ReturnType<typeof wordsNow>[number], { timeZone }: RouteRow): Markup {
  const where = containers ? html`<span class="muted">${containers}</span> ` : empty;
  const short = html`<span class="badge" data-kind="${opens ? 'none' : 'denied'}">${opens ? 'shown' : words.split(':')[0]!}</span>`;
  const timed = cells.some(({ states }) => states.length > 1);
  if (opens && !timed) return html`<div>${where}${short}</div>`;
  return html`<div>
    ${where}${short}
    <details>
      <summary>${opens ? 'over time' : words.slice(words.indexOf(':') + 1).trim()}</summary>
      ${cells.map((cell) => cellMarkup(cell, timeZone, cells.length > 1))}
    </details>
  </div>`;
}

/** Every answer of a cell in order of time; `named` when several cells are shown together. */
const cellMarkup = ({ containers, states }: RouteCell, timeZone: string, named: boolean): Markup =>
  html`<ul class="behind">
    ${named ? html`<li>${containers.join(', ')}</li>` : empty}
    ${states.map((state, index) => {
      const until = states[index + 1]?.from ?? null;
      return html`<li>${[spanWords(state.from, until, timeZone), stateWords(state)].filter(Boolean).join(': ')}</li>`;
    })}
  </ul>`;

function spanWords(from: string | null, until: string | null, timeZone: string): string {
  const words = (instant: string): string => localWords(Date.parse(instant), timeZone);
  if (from !== null) return `from ${words(from)}`;
  return until === null ? '' : `before ${words(until)}`;
}

function stateWords(state: RouteState): string {
  if (state.opens) return shortWords(state);
  const { guard, detail, to, missing } = state;
  return [`${guard}: ${detail}`, ...(to ? [`leads to ${to}`] : []), ...(missing.length > 0 ? [`missing: ${missing.join('; ')}`] : [])].join(
    '; ',
  );
}
