// Reads the shape of a configuration folder from its file names: instances, events, and what each file is.

/** One text file of a configuration folder; `path` is relative to it, with `/`. */
export type ConfigurationFile = { path: string; text: string };

/** What a file is, by its name inside an instance or event folder. */
export type FileRole =
  | { role: 'document'; name: string }
  | { role: 'theme' }
  | { role: 'visibility'; layer: string }
  | { role: 'texts'; set: string; language: string }
  | { role: 'data'; name: string };

/** The older form of a configuration: one object with everything (A §7). It lies below the documents that have files of their own. */
export const WHOLE = 'config_json';

/** Documents that live in one file of their own name. */
const singleDocuments = [
  WHOLE,
  'app',
  'header',
  'header-model',
  'footer',
  'footer-model',
  'access',
  'carousel',
  'charity',
  'profile',
  'registration',
  'messages',
];

/** The role of a file by its path inside the instance or event folder; undefined for a file that is none of Foyer's (assets, notes). */
export function fileRole(path: string): FileRole | undefined {
  const name = path.replace(/\.json$/, '');
  if (name === path) return undefined;
  if (name === 'theme') return { role: 'theme' };
  if (singleDocuments.includes(name)) return { role: 'document', name };
  const [folder, rest, ...more] = name.split('/');
  if (!rest || more.length) return undefined;
  if (folder === 'pages' || folder === 'advertisements' || folder === 'surveys' || folder === 'terms') return { role: 'document', name };
  if (folder === 'visibility') return { role: 'visibility', layer: rest };
  if (folder === 'data') return { role: 'data', name: rest };
  const dot = rest.lastIndexOf('.');
  if (folder === 'texts' && dot > 0) return { role: 'texts', set: rest.slice(0, dot), language: rest.slice(dot + 1) };
  return undefined;
}

/** An event folder found: `<instance>/<event>/`. */
export type EventFolder = { instance: string; event: string };

/** Folder names of an instance that hold inherited documents, so they are never an event. */
const reserved = new Set(['pages', 'visibility', 'texts', 'data', 'assets', 'advertisements', 'surveys', 'terms']);

/** Files that make a folder an event: its app document, or the older form of one object. */
export const eventFiles: readonly string[] = ['app.json', `${WHOLE}.json`];

/** Every event of a configuration folder: a folder below an instance that holds an `app.json`, or a `config_json.json` of the older form. */
export function eventFolders(files: readonly ConfigurationFile[]): EventFolder[] {
  const names = new Set(
    files.flatMap(({ path }) => {
      const [instance, event, name = '', ...more] = path.split('/');
      return eventFiles.includes(name) && more.length === 0 && !reserved.has(event!) ? [`${instance}/${event}`] : [];
    }),
  );
  return [...names]
    .map((name) => name.split('/'))
    .map(([instance, event]) => ({ instance: instance!, event: event! }))
    .sort((a, b) => (`${a.instance}/${a.event}` < `${b.instance}/${b.event}` ? -1 : 1));
}

/** A file that counts for an event, with its role; instance files come before the event's own, which override them. */
export type EventFile = ConfigurationFile & { scope: 'instance' | 'event'; is: FileRole };

const isWhole = ({ is }: EventFile): boolean => is.role === 'document' && is.name === WHOLE;

/** The files of one event, its instance's inherited ones first. */
export function filesOfEvent(files: readonly ConfigurationFile[], { instance, event }: EventFolder): EventFile[] {
  const below = (prefix: string, scope: EventFile['scope']): EventFile[] =>
    files.flatMap((file) => {
      if (!file.path.startsWith(prefix)) return [];
      const is = fileRole(file.path.slice(prefix.length));
      return is ? [{ ...file, scope, is }] : [];
    });
  const wholeFirst = (own: EventFile[]): EventFile[] => own.toSorted((a, b) => Number(isWhole(b)) - Number(isWhole(a)));
  return [...wholeFirst(below(`${instance}/`, 'instance')), ...wholeFirst(below(`${instance}/${event}/`, 'event'))];
}
