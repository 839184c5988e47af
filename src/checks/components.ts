// Checks the placements of a page against the catalog: names, props, slots.
import type { Check } from '../model/check.ts';
import type { ClosedCheck } from '../compile/closed-check.ts';
import { problemsOf } from '../model/document-problems.ts';
import type { SlotRule } from '../model/fields.ts';
import { type Finding, finding, fixable } from '../model/finding.ts';
import { migrate, type Migration } from '../model/migrations/migrate.ts';
import type { PageModel, PlacementNode } from '../model/page.ts';
import { copyJson } from '../model/same-json.ts';
import { pointerKey, type Source } from '../model/source.ts';
import { suggest } from './suggest.ts';
import { problemIn } from './problems.ts';
import type { Shape } from './shape.ts';
import { partIds } from './targets.ts';

/** What validation must know of a component. */
export type KnownComponent = {
  check: Check;
  /** Checks props by the schema editors read; without it unknown keys inside props are not reported. */
  closed?: ClosedCheck;
  /** Names of its props. */
  props: readonly string[];
  slots: Readonly<Record<string, SlotRule>>;
  migrations: readonly Migration[];
  /** Shape of its props; without it links, texts and pictures in them are known by their looks alone. */
  shape?: Shape;
};

export type KnownComponents = Readonly<Record<string, KnownComponent>>;

/** A use of a component as far as it could be read; a broken placement has only these. */
export type Used = Pick<PlacementNode, 'name' | 'props' | 'schemaVersion' | 'source'>;

/** The component of a name; names are the organiser's, so nothing inherited counts. */
export const componentOf = (name: string, components: KnownComponents): KnownComponent | undefined =>
  Object.hasOwn(components, name) ? components[name] : undefined;

/** Findings of all placements of a page that are not broken themselves. */
export const placementFindings = (page: PageModel, components: KnownComponents): Finding[] =>
  [...page.nodes.values()].flatMap((node) => {
    if (node.broken) return [];
    const component = componentOf(node.name, components);
    return [...useFindings(node, components), ...(component ? slotFindings(node, page, component) : [])];
  });

/** Findings of the component's name and of its props. */
export function useFindings(node: Used, components: KnownComponents): Finding[] {
  const component = componentOf(node.name, components);
  if (component) return propsFindings(node, component);
  const place = { file: node.source.file, pointer: `${node.source.pointer}/name` };
  const { word, certain } = suggest(node.name, namesOf(components));
  const found = finding('unknown-component', 'error', place, `there is no component ${node.name}`, word);
  return [certain ? fixable(found, { pointer: place.pointer, set: word }) : found];
}

const names = new WeakMap<KnownComponents, readonly string[]>();
function namesOf(components: KnownComponents): readonly string[] {
  let known = names.get(components);
  if (!known) names.set(components, (known = Object.keys(components)));
  return known;
}

/** Props in the current version of a component. Throws what a migration throws. */
export function currentProps({ props, schemaVersion }: Used, { migrations }: KnownComponent): Record<string, unknown> {
  if (migrations.length === 0) return copyJson(props);
  const { schemaVersion: _, ...current } = migrate({ ...copyJson(props), schemaVersion }, migrations).value;
  return current;
}

function propsFindings(node: Used, component: KnownComponent): Finding[] {
  const place = { file: node.source.file, pointer: `${node.source.pointer}/props` };
  try {
    const props = currentProps(node, component);
    const unknown = Object.keys(props).flatMap((key) =>
      component.props.includes(key) ? [] : [unknownProp(key, props, node, component, place)],
    );
    const checked = { value: props, kind: node.name };
    const nested = (component.closed?.(props) ?? []).filter(({ problem, kept }) => kept && problem.instancePath !== '');
    const inside = nested.map(({ problem }) => problemIn(component.shape, problem, place, { ...checked, kept: true }));
    if (component.check(props)) return [...unknown, ...inside];
    return [...problemsOf(component.check).map((problem) => problemIn(component.shape, problem, place, checked)), ...unknown, ...inside];
  } catch (error) {
    return [finding('migration-failed', 'error', place, error instanceof Error ? error.message : String(error))];
  }
}

function unknownProp(
  key: string,
  props: Readonly<Record<string, unknown>>,
  { name }: Used,
  component: KnownComponent,
  place: Source,
): Finding {
  const pointer = `${place.pointer}/${pointerKey(key)}`;
  const { word, certain } = suggest(key, component.props);
  const found = finding('unknown-prop', 'warning', { ...place, pointer }, `${name} has no prop ${key}`, word);
  return certain && !Object.hasOwn(props, word) ? fixable(found, { pointer, rename: word }) : found;
}

function slotFindings(node: PlacementNode, page: PageModel, { slots }: KnownComponent): Finding[] {
  const written = Object.entries(node.slots).flatMap(([slot, ids]) => {
    const place = { file: node.source.file, pointer: `${node.source.pointer}/slots/${pointerKey(slot)}` };
    const rule = Object.hasOwn(slots, slot) ? slots[slot] : slots['*'];
    if (!rule) return [unknownSlot(slot, node, Object.keys(slots), place)];
    return [...partFindings(slot, node, slots, place), ...childFindings(slot, ids, rule, page, place)];
  });
  const lacking = Object.entries(slots).flatMap(([slot, rule]) =>
    slot !== '*' && rule.min !== undefined && (node.slots[slot]?.length ?? 0) < rule.min
      ? [finding('slot-underfilled', 'error', node.source, `the slot ${slot} of ${node.name} needs ${rule.min} or more placements`)]
      : [],
  );
  return [...written, ...lacking];
}

function unknownSlot(slot: string, node: PlacementNode, known: readonly string[], place: Source): Finding {
  const { word, certain } = suggest(slot, known);
  const found = finding('unknown-slot', 'error', place, `${node.name} has no slot ${slot}`, word);
  return certain && !Object.hasOwn(node.slots, word) ? fixable(found, { pointer: place.pointer, rename: word }) : found;
}

/** A slot that matches all others is named by the id of a part: an item, a tab. */
function partFindings(slot: string, node: PlacementNode, slots: KnownComponent['slots'], place: Source): Finding[] {
  const parts = Object.hasOwn(slots, slot) ? [] : partIds(node.props);
  if (!parts.length || parts.includes(slot)) return [];
  const message = `no part of ${node.id} has the id ${slot}, so nobody sees what stands in it`;
  return [finding('slot-without-part', 'warning', place, message, suggest(slot, parts).word)];
}

function childFindings(slot: string, ids: readonly string[], { max, allowed }: SlotRule, page: PageModel, place: Source): Finding[] {
  const full =
    max !== undefined && ids.length > max
      ? [finding('slot-full', 'error', place, `the slot ${slot} takes ${max} placements at most, not ${ids.length}`)]
      : [];
  const fits = (name: string): boolean =>
    !allowed || allowed.some((one) => one === name || (one.endsWith('/*') && name.startsWith(one.slice(0, -1))));
  const strangers = ids.flatMap((id, index) => {
    const name = page.nodes.get(id)?.name ?? '';
    const at = { file: place.file, pointer: `${place.pointer}/${index}` };
    return fits(name) ? [] : [finding('not-allowed-in-slot', 'error', at, `the slot ${slot} takes ${allowed!.join(', ')}, not ${name}`)];
  });
  return [...full, ...strangers];
}
