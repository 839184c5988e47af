// One rendering in the report: pictures at both widths, for whom and when, what was found, and what it represents.
import { counted } from '../../output/findings.ts';
import { localWords } from '../../explain/event-time.ts';
import { type Found, findingKinds } from '../finding-kinds.ts';
import { type Size, sizes } from '../look.ts';
import type { Denied } from '../routes/denied.ts';
import type { RenderingResult } from '../results.ts';
import { empty, html, type Markup } from './markup.ts';

/** Name of a rendering in one line, for headings and links. */
export const nameOf = ({ page, variant, language, container }: RenderingResult): string =>
  [page, variant, language, container].filter(Boolean).join(' · ');

/** The card of a rendering; `attributes` make it choosable. */
export function cardOf(rendering: RenderingResult, attributes: Markup): Markup {
  const { key, found, person, at, timeZone, shown, page, variant, language, container, denied } = rendering;
  return html`<article id="r-${key}" ${attributes} aria-labelledby="h-${key}">
    ${picturesOf(rendering)}
    <div class="about">
      <div>
        <h3 id="h-${key}">${variant ? `${page} (${variant})` : page}</h3>
        <ul class="tags">
          <li>${language}</li>
          <li>${container}</li>
          <li>${person}</li>
          <li><time datetime="${at}">${localWords(Date.parse(at), timeZone)}</time></li>
          ${denied ? empty : html`<li>${counted(shown, 'placement')}</li>`}
        </ul>
        ${denied ? deniedOf(denied) : empty}
      </div>
      ${findingsOf(found)} ${behindOf(rendering)}
    </div>
  </article>`;
}

/** Why the requested page is not the one on the pictures. */
function deniedOf({ guard, detail, to, missing, pages }: Denied): Markup {
  const also = pages.slice(1);
  return html`<p class="denied">
    <span class="badge" data-kind="denied">${guard}</span> ${detail}${to && `; leads to ${to}`}${
      missing.length > 0 ? `; missing: ${missing.join('; ')}` : ''
    }${also.length > 0 ? html`<span class="muted">; the same on ${also.join(', ')}</span>` : empty}
  </p>`;
}

function picturesOf({ pictures, ...rendering }: RenderingResult): Markup {
  const made = Object.entries(pictures) as [Size, string][];
  if (made.length === 0) return empty;
  return html`<div class="pictures">
    ${made.map(([size, path]) => {
      const { width } = sizes[size];
      return html`<a href="${path}"
        ><img src="${path}" loading="lazy" decoding="async" alt="${nameOf({ pictures, ...rendering })}, ${size}, ${width} px wide"
      /></a>`;
    })}
  </div>`;
}

/** Most findings and places of a card that are seen at once. */
const MOST_FOUND = 4;
const MOST_PLACES = 2;

/** The findings of a card: the same message once, with all its places. */
function findingsOf(found: readonly Found[]): Markup {
  if (found.length === 0) return html`<p><span class="badge" data-kind="none">No finding</span></p>`;
  const items = [...Map.groupBy(found, ({ kind, message }) => `${kind} ${message}`).values()].map(foundOf);
  const more = items.slice(MOST_FOUND);
  const rest = html`<details>
    <summary>${counted(more.length, 'more finding')}</summary>
    <ul class="found">
      ${more}
    </ul>
  </details>`;
  return html`<ul class="found">
      ${items.slice(0, MOST_FOUND)}
    </ul>
    ${more.length > 0 ? rest : empty}`;
}

function foundOf(same: readonly Found[]): Markup {
  const [{ kind, message }] = same as readonly [Found];
  const places = same.flatMap(({ place }) => (place ? [html`<span class="place">${place}</span>`] : []));
  const more = places.slice(MOST_PLACES);
  const rest = html`<details>
    <summary>${counted(more.length, 'more place')}</summary>
    ${more}
  </details>`;
  const badge = html`<span class="badge" data-kind="${kind}">${findingKinds[kind]}</span>`;
  return html`<li>${badge} <span class="message">${message}</span>${places.slice(0, MOST_PLACES)}${more.length > 0 ? rest : empty}</li>`;
}

/** Most instants named for a person. */
const MOST_INSTANTS = 6;

function behindOf({ combinations, behind, timeZone }: RenderingResult): Markup {
  if (combinations === 1) return html`<p class="muted">Stands for itself alone.</p>`;
  const words = (instant: string): string => localWords(Date.parse(instant), timeZone);
  return html`<details>
    <summary>Stands for ${counted(combinations, 'combination')} that look the same</summary>
    <ul class="behind">
      ${behind.map(({ person, instants }) => {
        const rest = instants.length - MOST_INSTANTS;
        const listed = instants.slice(0, MOST_INSTANTS).map(words).join('; ');
        return html`<li>${person}: ${listed}${rest > 0 ? `; and ${counted(rest, 'more instant', 'more instants')}` : ''}</li>`;
      })}
    </ul>
  </details>`;
}
