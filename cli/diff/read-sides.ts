// Reads the two configurations of a comparison and finds what belongs together: the same root, the same instance, the same event.
import { basename } from 'node:path';
import { type Folder, folderLimits, readFolder } from '../../server/store/read-folder.ts';
import { type EventFolder, eventFolders } from '../../src/model/adapters/configuration-files.ts';
import { type Configuration, findConfiguration } from '../commands/configuration-folder.ts';
import { UsageError } from '../output/usage-error.ts';

/** One side: what was named, and what it holds. */
export type Side = Configuration & { folder: Folder; events: EventFolder[] };

/** Two folders that are compared with each other; undefined where a side has none. Prefixes end with `/`, or are empty for the root. */
export type Scope = { name: string; level: 'root' | 'instance' | 'event'; before: string | undefined; after: string | undefined };

/** Reads one side. Throws UsageError when there is no such folder. */
export async function readSide(dir: string): Promise<Side> {
  const configuration = await findConfiguration(dir);
  const { root, part } = configuration;
  const folder = await readFolder(root, folderLimits, part);
  const events = eventFolders(folder.files).filter(({ event }) => part?.event === undefined || part.event === event);
  return { ...configuration, folder, events };
}

/** What is compared with what. Throws UsageError when the two are of different kinds and have nothing in common. */
export function scopesOf(before: Side, after: Side): Scope[] {
  const [old, now] = [before.part, after.part];
  if (old?.event !== undefined && now?.event !== undefined) {
    const inherited =
      before.root === after.root && old.instance === now.instance ? [] : [pair('instance', `${old.instance}/`, `${now.instance}/`)];
    return [...inherited, pair('event', `${old.instance}/${old.event}/`, `${now.instance}/${now.event}/`)];
  }
  if (old?.event !== undefined || now?.event !== undefined) return [oneEvent(before, after)];
  if (old && now) return instanceScopes(before, after, old.instance, now.instance);
  const instances = [...new Set([...instancesOf(before), ...instancesOf(after)])].sort();
  const scopes = instances.flatMap((instance) => instanceScopes(before, after, instance, instance));
  return old || now
    ? scopes.filter(({ name }) => name.split('/')[0] === (old ?? now)!.instance)
    : [{ ...pair('root', '', ''), name: 'domains' }, ...scopes];
}

/** An event compared with a larger folder: the event of the same name there. */
function oneEvent(before: Side, after: Side): Scope {
  const single = before.part?.event === undefined ? after : before;
  const other = single === before ? after : before;
  const name = single.part!.event!;
  const same = other.events.filter(({ event }) => event === name);
  const [found, ...more] = same.length > 1 ? same.filter(({ instance }) => instance === single.part!.instance) : same;
  if (!found || more.length)
    throw new UsageError(`There is no event ${name} in ${basename(other.root)}; name two events, two instances, or two whole folders.`);
  const [own, its] = [`${single.part!.instance}/${name}/`, `${found.instance}/${found.event}/`];
  return single === before ? pair('event', own, its) : pair('event', its, own);
}

function instanceScopes(before: Side, after: Side, old: string, now: string): Scope[] {
  const has = (side: Side, instance: string): string | undefined => (instancesOf(side).includes(instance) ? `${instance}/` : undefined);
  const names = (side: Side, instance: string): string[] =>
    side.events.filter((one) => one.instance === instance).map(({ event }) => event);
  const [left, right] = [names(before, old), names(after, now)];
  return [
    pair('instance', has(before, old), has(after, now)),
    ...[...new Set([...left, ...right])]
      .sort()
      .map((event) =>
        pair('event', left.includes(event) ? `${old}/${event}/` : undefined, right.includes(event) ? `${now}/${event}/` : undefined),
      ),
  ];
}

const instancesOf = ({ folder, events }: Side): string[] => [
  ...new Set([
    ...events.map(({ instance }) => instance),
    ...folder.files.flatMap(({ path }) => (path.endsWith('/instance.json') ? [path.split('/')[0]!] : [])),
  ]),
];

function pair(level: Scope['level'], before: string | undefined, after: string | undefined): Scope {
  const [old, now] = [before?.slice(0, -1), after?.slice(0, -1)];
  const name = old !== undefined && now !== undefined && old !== now ? `${old} → ${now}` : (now ?? old ?? '');
  return { name: level === 'instance' ? `${name} (instance)` : name, level, before, after };
}
