// What changed in a layer visibility resource: entries by placement id or component name.
import { type Difference, difference } from './difference.ts';
import { pointerKey } from '../model/source.ts';
import { containersChange } from './placement-differences.ts';
import { windowDifference } from './window-words.ts';
import { valueWords } from './words.ts';
import { isObject } from '../model/is-object.ts';

/** What comparing needs to know: the zones of the two events. */
export type VisibilityOptions = { timeZones: { before: string; after: string } };

type Entry = { visible: boolean; startTime?: unknown; endTime?: unknown; containers: readonly string[] };

/** Differences of two visibility documents (`{ layer, components }`, defaults filled in). */
export function visibilityDifferences(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  { timeZones }: VisibilityOptions,
): Difference[] {
  const layer = typeof after['layer'] === 'string' ? after['layer'] : '';
  const [old, now] = [entriesOf(before), entriesOf(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  const changes = names.flatMap((name): Difference[] => {
    const [was, is] = [own(old, name), own(now, name)];
    const make = (code: string, text: string): Difference => ({
      ...difference(code, name, text, `/components/${pointerKey(name)}`),
      layer,
    });
    if (was === undefined) return [make('visibility-added', `new entry: ${entryWords(is)}`)];
    if (is === undefined) return [make('visibility-removed', `entry removed, was ${entryWords(was)}`)];
    const [left, right] = [readEntry(was), readEntry(is)];
    if (!left || !right)
      return JSON.stringify(was) === JSON.stringify(is) ? [] : [make('visibility-changed', `${valueWords(was)} → ${valueWords(is)}`)];
    const window = windowDifference({ ...left, timeZone: timeZones.before }, { ...right, timeZone: timeZones.after });
    return [
      ...(left.visible === right.visible ? [] : [right.visible ? 'switched on' : 'switched off']),
      ...(window ? [window.text] : []),
      ...containersChange(left.containers, right.containers).map(({ text }) => text),
    ].map((text) => make('visibility-changed', text));
  });
  return changes;
}

const own = (entries: Record<string, unknown>, name: string): unknown => (Object.hasOwn(entries, name) ? entries[name] : undefined);

const entriesOf = ({ components }: Record<string, unknown>): Record<string, unknown> => (isObject(components) ? components : {});

const everywhere: readonly string[] = ['browser', 'app', 'terminal'];

function readEntry(value: unknown): Entry | undefined {
  if (typeof value === 'boolean') return { visible: value, containers: everywhere };
  if (!isObject(value)) return undefined;
  const { visible = true, startTime, endTime, containers = everywhere } = value as Partial<Entry>;
  return typeof visible === 'boolean' && Array.isArray(containers) ? { visible, startTime, endTime, containers } : undefined;
}

function entryWords(value: unknown): string {
  const entry = readEntry(value);
  if (!entry) return valueWords(value);
  const bounds = [entry.startTime, entry.endTime].map((bound) => (typeof bound === 'string' && bound !== '' ? bound : 'open'));
  const window = bounds.every((bound) => bound === 'open') ? '' : `, ${bounds.join(' to ')}`;
  const where = entry.containers.length === everywhere.length ? '' : `, in ${entry.containers.join(', ')}`;
  return `${entry.visible ? 'on' : 'off'}${window}${where}`;
}
