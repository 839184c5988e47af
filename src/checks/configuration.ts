// Checks a whole configuration folder the way the runtime will read it, so that both give the same verdict.
import { eventName } from '../contract/event-name.ts';
import { type ConfigurationFile, type EventFolder, eventFolders } from '../model/adapters/configuration-files.ts';
import { type Finding, finding } from '../model/finding.ts';
import { locator } from '../model/locate.ts';
import { type ConfigurationParts, eventContext } from './event-context.ts';
import { eventFindings } from './event-findings.ts';
import { defaultEventFindings } from './default-events.ts';
import { filesFindings } from './files.ts';
import { effectFindings } from './without-effect.ts';

export type { ConfigurationParts } from './event-context.ts';

/** Counts of a check; `notes` are the findings of severity `info`. */
export type Summary = { errors: number; warnings: number; notes: number; events: number; placements: number };

/**
 * Every finding of a folder, located and sorted by file and line. Never throws on bad content.
 * `assets` are the paths of the files that are no texts, below the folder; if omitted, their existence is not checked.
 * `neighbours` are further events that are not checked.
 */
export function validateConfiguration(
  files: readonly ConfigurationFile[],
  parts: ConfigurationParts,
  assets?: readonly string[],
  neighbours: readonly EventFolder[] = [],
): { findings: Finding[]; summary: Summary } {
  const folders = eventFolders(files);
  const values = new Map<string, unknown>();
  const ofFiles = filesFindings(files, folders, values);
  let placements = 0;
  const ofEvents = folders.flatMap((folder) => {
    const context = eventContext(files, folder, values, parts, assets);
    placements += context.pages.reduce((sum, { nodes }) => sum + nodes.size, 0);
    const own = new Set(context.files.map(({ path }) => path));
    return eventFindings(context, values).filter(({ file }) => own.has(file));
  });
  const none = 'there is no event here: a folder <instance>/<event> with an app.json (or a config_json.json of the older form)';
  const findings = locate(
    reported([
      ...(folders.length ? [] : [finding('no-event', 'error', { file: '', pointer: '' }, none)]),
      ...ofFiles,
      ...ofEvents,
      ...shortNameFindings(folders),
      ...defaultEventFindings(values, [...folders, ...neighbours]),
      ...effectFindings(values),
    ]),
    files,
  );
  return { findings, summary: { ...countsOf(findings), events: folders.length, placements } };
}

/** How many findings there are of each severity. */
export function countsOf(findings: readonly Finding[]): Pick<Summary, 'errors' | 'warnings' | 'notes'> {
  const count = (severity: Finding['severity']): number => findings.filter((found) => found.severity === severity).length;
  return { errors: count('error'), warnings: count('warning'), notes: count('info') };
}

/** Names count in upper and lower case alike: two folders of one name would be one event. */
function shortNameFindings(folders: readonly EventFolder[]): Finding[] {
  return folders.flatMap(({ instance, event }, index) => {
    const first = folders.slice(0, index).find((other) => nameOf(other) === nameOf({ instance, event }));
    if (!first) return [];
    const message = `${instance}/${event} is the event of ${first.instance}/${first.event} already: upper and lower case are one name`;
    return [finding('short-name-taken', 'error', { file: `${instance}/${event}/app.json`, pointer: '' }, message)];
  });
}

const nameOf = ({ instance, event }: EventFolder): string => eventName(instance, event).toLowerCase();

/** Codes that say less than another one at the same place. */
const overruled: Readonly<Record<string, readonly string[]>> = {
  'wrong-format': ['forbidden-scheme', 'time-unreadable'],
  'wrong-type': ['unreadable-version'],
  'unknown-key': ['unknown-layer', 'secret-in-document'],
};

/** Codes of which a place has one: the schema and the runtime find the same, in more and in fewer words. */
const onceAPlace = new Set(['wrong-type', 'wrong-format', 'not-allowed', 'out-of-range', 'unknown-key', 'not-an-object']);

/** Each finding once: what an instance wrote is found by all its events, a fault of form sometimes by two checks. */
function reported(findings: readonly Finding[]): Finding[] {
  const places = new Set(findings.map(({ file, pointer, code }) => `${file} ${pointer} ${code}`));
  const betterAt = ({ file, pointer, code }: Finding): string | undefined =>
    overruled[code]?.map((better) => `${file} ${pointer} ${better}`).find((place) => places.has(place));
  // The more specific finding may be a warning alone: the runtime refuses the value all the same.
  const refused = new Set(findings.flatMap((found) => (found.severity === 'error' ? (betterAt(found) ?? []) : [])));
  const once = new Map<string, Finding>();
  for (const one of findings) {
    if (betterAt(one)) continue;
    const found: Finding = refused.has(`${one.file} ${one.pointer} ${one.code}`) ? { ...one, severity: 'error' } : one;
    const key = `${found.file} ${found.pointer} ${found.code} ${onceAPlace.has(found.code) ? '' : found.message}`;
    const known = once.get(key);
    if (!known || (!known.suggestion && found.suggestion)) once.set(key, found);
  }
  return [...once.values()];
}

/** Fills in lines and columns, and sorts. */
function locate(findings: readonly Finding[], files: readonly ConfigurationFile[]): Finding[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const locators = new Map<string, ReturnType<typeof locator>>();
  const located = findings.map((found) => {
    const text = texts.get(found.file);
    if (found.line > 0 || text === undefined) return found;
    if (found.pointer === '') return { ...found, line: 1, column: 1 };
    let at = locators.get(found.file);
    if (!at) locators.set(found.file, (at = locator(text)));
    return { ...found, ...at(found.pointer) };
  });
  return located.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column));
}
