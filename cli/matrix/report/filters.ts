// The choices of the report: page, person, container, language, finding; each is a list and the style rules that hide the rest.
import { type FindingKind, findingKinds } from '../finding-kinds.ts';
import type { RenderingResult } from '../results.ts';
import { html, type Markup } from './markup.ts';

/** One value of a choice: its name, and the code it has in the page. Codes are made here, so no text of a configuration is in the style. */
type Option = { code: string; name: string };
type Filter = { id: string; label: string; attribute: string; options: readonly Option[] };

export type Filters = {
  /** The choices, as lists. */
  form: Markup;
  /** The style rules that hide what was not chosen. */
  rules: string;
  /** Attributes of a rendering's card, by which it is chosen. */
  attributes: (rendering: RenderingResult) => Markup;
};

/** Makes the choices that are worth having: one with a single value is left out. */
export function filtersOf(renderings: readonly RenderingResult[]): Filters {
  const coded = (values: Iterable<string>): Option[] => [...new Set(values)].map((name, index) => ({ name, code: `v${index}` }));
  const names: Readonly<Record<string, Option[]>> = {
    event: coded(renderings.map(({ event }) => event)),
    page: coded(renderings.map(({ page }) => page)),
    person: coded(renderings.flatMap(({ behind }) => behind.map(({ person }) => person))),
    container: coded(renderings.map(({ container }) => container)),
    language: coded(renderings.map(({ language }) => language)),
  };
  const kinds = Object.entries(findingKinds) as [FindingKind, string][];
  const there = new Set(renderings.flatMap(({ found }) => found.map(({ kind }) => kind)));
  const labels = { event: 'Event', page: 'Page', person: 'Seen by', container: 'Container', language: 'Language' };
  const filters: Filter[] = [
    ...Object.entries(labels).map(([id, label]) => ({ id, label, attribute: id, options: names[id]! })),
    {
      id: 'finding',
      label: 'Finding',
      attribute: 'kinds',
      options: [
        { code: 'any', name: 'Any finding' },
        { code: 'none', name: 'No finding' },
        ...kinds.filter(([kind]) => there.has(kind)).map(([code, name]) => ({ code, name })),
      ],
    },
  ].filter(({ options }) => options.length > 1);
  const codeOf = (attribute: string, name: string): string => names[attribute]!.find((option) => option.name === name)!.code;
  return {
    form: html`<form class="filters" aria-label="Choose renderings">${filters.map(listOf)}</form>`,
    rules: filters.flatMap(rulesOf).join('\n'),
    attributes: ({ event, page, container, language, behind, found }) => {
      const own = [...new Set(found.map(({ kind }) => kind))];
      return html`data-event="${codeOf('event', event)}" data-page="${codeOf('page', page)}"
      data-container="${codeOf('container', container)}" data-language="${codeOf('language', language)}"
      data-person="${behind.map(({ person }) => codeOf('person', person)).join(' ')}"
      data-kinds="${own.length ? `any ${own.join(' ')}` : 'none'}"`;
    },
  };
}

const listOf = ({ id, label, options }: Filter): Markup =>
  html`<div>
    <label for="choose-${id}">${label}</label>
    <select id="choose-${id}" autocomplete="off">
      <option value="">All</option>
      ${options.map(({ code, name }) => html`<option value="${code}">${name}</option>`)}
    </select>
  </div>`;

const rulesOf = ({ id, attribute, options }: Filter): string[] =>
  options.map(
    ({ code }) => `body:has(#choose-${id} option[value="${code}"]:checked) article:not([data-${attribute}~="${code}"]) { display: none; }`,
  );
