// How a page of the service checks is planned: families of components, each with its states, and how that becomes a page document.
import type { GridInput } from '../../src/model/documents/grid.ts';
import type { PageInput } from '../../src/model/documents/page.ts';
import type { PlacementInput } from '../../src/model/documents/placement.ts';
import { mapWords, type Words } from './words.ts';

/** One state of a component. */
export type State = {
  /** Unique in its family. */
  id: string;
  /** What is to be seen: words, or the props as code (`tone: info`). */
  state: Words | string;
  props?: Record<string, unknown>;
  slots?: Record<string, PlacementInput[]>;
  /** Rule fields of the placement. */
  rules?: Partial<PlacementInput>;
};

/** A component with its states. */
export type Family = {
  /** `domain/component`. */
  component: string;
  lead: Words;
  states: readonly State[];
  /** States side by side where there is room: 1, 2 or 3. */
  across?: 1 | 2 | 3;
};

/** A page with its families. */
export type PagePlan = { page: string; title: Words; lead: Words; families: readonly Family[]; before?: GridInput[]; after?: GridInput[] };

/** The states of a family for each value of a prop: `tone: info`, `tone: success` … */
export const each = (prop: string, values: readonly unknown[], props: Record<string, unknown> = {}, rest: Partial<State> = {}): State[] =>
  values.map((value) => ({
    id: `${prop}-${String(value).replaceAll(/[^A-Za-z0-9]+/g, '-')}`,
    state: `${prop}: ${JSON.stringify(value)}`,
    props: { ...props, [prop]: value },
    ...rest,
  }));

/** Last part of a component's name. */
const short = (component: string): string => component.slice(component.indexOf('/') + 1);

/** Code reads from left to right on an Arabic page, too: between LRI and PDI. */
export const code = (text: string): string => `\u2066${text}\u2069`;

/** Puts the component's name before the words of a state, so that every state of a page has a name of its own. */
const label = (component: string, state: Words | string): Words | string =>
  typeof state === 'string' ? code(`${short(component)} · ${state}`) : mapWords(state, (text) => `${code(short(component))} · ${text}`);

/** A state below its label. */
export function statePlacement({ component, across = 1 }: Family, { id, state, props, slots, rules }: State): PlacementInput {
  const name = `${short(component)}-${id}`;
  return {
    id: `${name}-label`,
    name: 'structure/section',
    ...(across === 1 ? {} : { size: { base: 12, medium: across === 3 ? 6 : 12, wide: 12 / across } }),
    props: { overline: label(component, state), columns: 1 },
    slots: {
      default: [{ id: name, name: component, ...(props ? { props } : {}), ...rules, ...(slots ? { slots } : {}) }],
    },
  };
}

/** The grid of a family: name, description, states. */
const familyGrid = (family: Family): GridInput => ({
  id: `family-${short(family.component)}`,
  space: 'small',
  placements: [
    {
      id: `about-${short(family.component)}`,
      name: 'structure/heading',
      props: { text: family.component, level: 2, lead: family.lead },
    },
    ...family.states.map((state) => statePlacement(family, state)),
  ],
});

/** The title of every page. */
export const titleGrid = (title: Words, lead: Words): GridInput => ({
  id: 'title',
  space: 'small',
  placements: [{ id: 'title', name: 'structure/heading', props: { text: title, level: 1, overline: 'qaservicechecks', lead } }],
});

/** A page document. */
export const pageDocument = ({ page, title, lead, families, before = [], after = [] }: PagePlan): PageInput => ({
  $schema: '../../../../schemas/documents/page.schema.json',
  schemaVersion: 1,
  page,
  title,
  layers: { page: { grids: [titleGrid(title, lead), ...before, ...families.map(familyGrid), ...after] } },
});
