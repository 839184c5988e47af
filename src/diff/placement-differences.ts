// What changed in one placement: its component, size, rules and props; its place is reported elsewhere.
import { type PlacementNode, type Width, widths } from '../model/page.ts';
import { sameJson } from '../model/same-json.ts';
import { type ValueDifference, valueDifferences } from './value-differences.ts';
import { windowDifference } from './window-words.ts';
import { listed } from './words.ts';

/** A change of a placement: code, words, and the pointer below the placement. */
export type PlacementChange = { code: string; text: string; pointer: string };

/** What comparing needs to know: zones of the two events, and the props of a placement with their defaults filled in. */
export type PlacementOptions = {
  timeZones: { before: string; after: string };
  props: (node: PlacementNode) => Readonly<Record<string, unknown>>;
};

/** Changes of a placement that is there on both sides. */
export function placementChanges(before: PlacementNode, after: PlacementNode, options: PlacementOptions): PlacementChange[] {
  if (before.broken || after.broken) return brokenChange(before, after);
  const renamed = before.name === after.name ? [] : [change('component-changed', `is now ${after.name}, was ${before.name}`, '/name')];
  return [
    ...renamed,
    ...sizeChanges(before, after),
    ...rulesChanges(before, after, options),
    ...propsChanges(options.props(before), options.props(after)),
  ];
}

const change = (code: string, text: string, pointer: string): PlacementChange => ({ code, text, pointer });

function brokenChange(before: PlacementNode, after: PlacementNode): PlacementChange[] {
  if (before.broken?.message === after.broken?.message) return [];
  return [
    after.broken
      ? change('placement-broken', `cannot be shown now: ${after.broken.message}`, '')
      : change('placement-mended', `can be shown now; before: ${before.broken!.message}`, ''),
  ];
}

function sizeChanges(before: PlacementNode, after: PlacementNode): PlacementChange[] {
  const size = stepWords(before.span, after.span, 'full width');
  const area = stepWords(before.area, after.area, 'in the flow');
  return [
    ...(size ? [change('size-changed', `size changed: ${size}`, '/size')] : []),
    ...(area ? [change('area-changed', `area changed: ${area}`, '/gridAreas')] : []),
  ];
}

/** `wide 4 → 6`: the steps that differ as the layout sees them, where a missing step is as the narrower one. */
function stepWords<T>(before: Partial<Record<Width, T>>, after: Partial<Record<Width, T>>, none: string): string {
  const [old, now] = [everyStep(before), everyStep(after)];
  const changed = widths.filter((width) => !sameArea(old[width], now[width]));
  const words = changed.map((width) => ({ width, words: `${String(old[width] ?? none)} → ${String(now[width] ?? none)}` }));
  return [...Map.groupBy(words, (one) => one.words)]
    .map(([text, steps]) => `${listed(steps.map(({ width }) => width))} ${text}`)
    .join(', ');
}

function everyStep<T>(steps: Partial<Record<Width, T>>): Partial<Record<Width, T>> {
  let last: T | undefined;
  return Object.fromEntries(widths.map((width) => [width, (last = steps[width] ?? last)]));
}

/** Blanks in an area say nothing. */
const sameArea = (one: unknown, other: unknown): boolean => String(one).replaceAll(/\s/g, '') === String(other).replaceAll(/\s/g, '');

function rulesChanges(before: PlacementNode, after: PlacementNode, { timeZones }: PlacementOptions): PlacementChange[] {
  const [old, now] = [before.rules, after.rules];
  const window = windowDifference({ ...old, timeZone: timeZones.before }, { ...now, timeZone: timeZones.after });
  return [
    ...(window ? [{ ...window, pointer: sameJson(old.startTime, now.startTime) ? '/endTime' : '/startTime' }] : []),
    ...(old.access === now.access
      ? []
      : [change('access-changed', `seen by ${audience(now.access)}, before by ${audience(old.access)}`, '/access')]),
    ...containersChange(old.containers, now.containers),
    ...(sameJson(old.contentModes, now.contentModes)
      ? []
      : [change('content-modes-changed', `is shown ${modes(now.contentModes)}, before ${modes(old.contentModes)}`, '/contentModes')]),
    ...(old.draft === now.draft ? [] : [change('draft-changed', now.draft ? 'is a draft now' : 'is no draft any more', '/draft')]),
    ...(old.inAppAppearanceActive === now.inAppAppearanceActive
      ? []
      : [
          change(
            'in-app-changed',
            now.inAppAppearanceActive ? 'is shown in the app again' : 'is not shown in the app any more',
            '/inAppAppearanceActive',
          ),
        ]),
  ];
}

const modes = (names: readonly string[]): string => (names.length === 0 ? 'in every content mode' : `in ${listed(names)}`);

const audience = (access: string): string => (access === '' ? 'everybody' : access);

/** What two lists of containers differ in; the order says nothing. */
export function containersChange(before: readonly string[], after: readonly string[]): PlacementChange[] {
  const added = after.filter((container) => !before.includes(container));
  const gone = before.filter((container) => !after.includes(container));
  const words = [
    ...(added.length ? [`is shown in ${listed(added)} too`] : []),
    ...(gone.length ? [`is not shown in ${listed(gone)} any more`] : []),
  ];
  return words.length ? [change('containers-changed', words.join(', '), '/containers')] : [];
}

function propsChanges(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): PlacementChange[] {
  return valueDifferences(before, after).map((one) => ({
    code: propCode(one),
    text: `prop ${one.path}: ${one.text}`,
    pointer: `/props${one.pointer}`,
  }));
}

const propCode = ({ code }: ValueDifference): string => (code === 'text-changed' ? 'prop-text-changed' : 'prop-changed');
