// The two tables of the report: findings, and pages.
import { counted } from '../../output/findings.ts';
import { type FindingKind, findingKinds } from '../finding-kinds.ts';
import type { Cause, RenderingResult } from '../results.ts';
import { nameOf } from './cards.ts';
import { empty, html, type Markup } from './markup.ts';

/** Most places and renderings of a finding that are named outright. */
const MOST_NAMED = 3;

/** Every finding once, the worst first, with its places and renderings. */
export function findingsTable(causes: readonly Cause[], byKey: ReadonlyMap<string, RenderingResult>): Markup {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Findings">
    <table>
      <thead>
        <tr>
          <th scope="col">Kind</th>
          <th scope="col">What, and where</th>
          <th scope="col" class="number">Renderings</th>
        </tr>
      </thead>
      <tbody>
        ${causes.map((cause) => causeRow(cause, byKey))}
      </tbody>
    </table>
  </div>`;
}

function causeRow({ kind, message, places, renderings }: Cause, byKey: ReadonlyMap<string, RenderingResult>): Markup {
  const links = renderings.map((key) => html`<li><a href="#r-${key}">${nameOf(byKey.get(key)!)}</a></li>`);
  const named = places.slice(0, MOST_NAMED).map((place) => html`<span class="place">${place}</span>`);
  const more = places.slice(MOST_NAMED);
  return html`<tr>
    <td><span class="badge" data-kind="${kind}">${findingKinds[kind]}</span></td>
    <td>
      <span class="message">${message}</span>${named}${
        more.length
          ? html`<details>
              <summary>${counted(more.length, 'more place')}</summary>
              ${more.map((place) => html`<span class="place">${place}</span>`)}
            </details>`
          : empty
      }
      ${
        links.length <= MOST_NAMED
          ? html`<ul class="links">
              ${links}
            </ul>`
          : html`<details>
              <summary>Where it was seen</summary>
              <ul class="links">
                ${links}
              </ul>
            </details>`
      }
    </td>
    <td class="number">${renderings.length}</td>
  </tr>`;
}

/** Every page with what was found on it and how much was rendered. */
export function pagesTable(renderings: readonly RenderingResult[]): Markup {
  const pages = Map.groupBy(renderings, ({ event, page }) => `${event} ${page}`);
  const rows = [...pages.values()].map((own) => {
    const kinds = [...new Set(own.flatMap(({ found }) => found.map(({ kind }) => kind)))].sort(byRank);
    const badges = kinds.map((kind) => html`<span class="badge" data-kind="${kind}">${findingKinds[kind]}</span> `);
    const [first] = own as [RenderingResult];
    return html`<tr>
      <th scope="row"><a href="#r-${first.key}">${first.page}</a> <span class="muted">${first.event}</span></th>
      <td>${badges.length ? badges : html`<span class="badge" data-kind="none">No finding</span>`}</td>
      <td class="number">${own.length}</td>
      <td class="number">${own.reduce((sum, one) => sum + one.combinations, 0)}</td>
    </tr>`;
  });
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Pages">
    <table>
      <thead>
        <tr>
          <th scope="col">Page</th>
          <th scope="col">Found</th>
          <th scope="col" class="number">Renderings</th>
          <th scope="col" class="number">Combinations</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

const ranks = Object.keys(findingKinds);
const byRank = (a: FindingKind, b: FindingKind): number => ranks.indexOf(a) - ranks.indexOf(b);
