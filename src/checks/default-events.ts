// Checks the events that instances and domains name as the one to open: those of instances in the folder.
import type { EventFolder } from '../model/adapters/configuration-files.ts';
import { type Finding, finding, fixable } from '../model/finding.ts';
import type { Source } from '../model/source.ts';
import { suggest } from './suggest.ts';
import { isObject } from '../model/is-object.ts';

/** Findings of `domains.json` and of every `instance.json`; `values` holds the readable files by path. An instance that is elsewhere is not judged. */
export function defaultEventFindings(values: ReadonlyMap<string, unknown>, folders: readonly EventFolder[]): Finding[] {
  const eventsOf = (instance: string): string[] =>
    folders.flatMap((folder) => (folder.instance.toLowerCase() === instance.toLowerCase() ? [folder.event] : []));
  const judge = (instance: unknown, event: unknown, at: Source): Finding[] => {
    if (typeof instance !== 'string' || typeof event !== 'string' || event === '') return [];
    const events = eventsOf(instance);
    if (events.length === 0 || events.some((one) => one.toLowerCase() === event.toLowerCase())) return [];
    const { word, certain } = suggest(event, events);
    const found = finding('unknown-event', 'warning', at, `the instance ${instance} has no event ${event}`, word);
    return [certain ? fixable(found, { pointer: at.pointer, set: word }) : found];
  };
  return [...values].flatMap(([file, value]) => {
    if (!isObject(value)) return [];
    const [, instance] = /^([^/]+)\/instance\.json$/.exec(file) ?? [];
    if (instance !== undefined) return judge(instance, value['defaultEvent'], { file, pointer: '/defaultEvent' });
    const rows: readonly unknown[] = file === 'domains.json' && Array.isArray(value['domains']) ? value['domains'] : [];
    return rows.flatMap((row, index) =>
      isObject(row) ? judge(row['instance'], row['defaultEvent'], { file, pointer: `/domains/${index}/defaultEvent` }) : [],
    );
  });
}
