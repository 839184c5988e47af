// Reads the configuration somebody means and finds the event and the page in it, with a suggestion for every slip of the finger.
import { foldersNamed, openEvent, type OpenEvent } from '../../server/open-event.ts';
import { type Asset, folderLimits, readFolder } from '../../server/store/read-folder.ts';
import { eventName } from '../../src/contract/event-name.ts';
import { type ConfigurationFile, type EventFolder, eventFolders } from '../../src/model/adapters/configuration-files.ts';
import type { Finding } from '../../src/model/finding.ts';
import { nearest } from '../../src/model/nearest.ts';
import { eventPages } from '../../src/pages/event-page.ts';
import { type Configuration, findConfiguration } from '../commands/configuration-folder.ts';
import { UsageError } from '../output/usage-error.ts';

/** A configuration as it was read: the part that was named, its files and assets, and what could not be read. */
export type ReadConfiguration = Configuration & {
  files: readonly ConfigurationFile[];
  assets: readonly Asset[];
  refused: readonly Finding[];
};

/** Reads a root, an instance or an event. Throws UsageError when there is no such folder. */
export async function readConfiguration(dir: string): Promise<ReadConfiguration> {
  const configuration = await findConfiguration(dir);
  const { files, assets, findings } = await readFolder(configuration.root, folderLimits, configuration.part);
  return { ...configuration, files, assets, refused: findings };
}

/** The event `<instance>/<event>`, or of a short name only one has; without a name the only one there is. Throws UsageError with the events there are. */
export function chooseEvent({ files }: ReadConfiguration, asked: string | undefined): EventFolder {
  const all = eventFolders(files);
  const names = all.map(nameOf);
  if (all.length === 0)
    throw new UsageError('There is no event here: an event is a folder with an app.json, below a folder of its instance.');
  if (asked === undefined) {
    if (all.length === 1) return all[0]!;
    throw new UsageError(`Name one of these events with --event: ${names.join(', ')}.`);
  }
  const [found, ...others] = foldersNamed(files, asked);
  if (found && others.length === 0) return found;
  if (found) throw new UsageError(`Several events are called ${asked}: ${[found, ...others].map(nameOf).join(', ')}. Name one of them.`);
  throw new UsageError(`There is no event ${asked}${suggestion(asked, names)}. There is ${listed(names)}.`);
}

const nameOf = ({ instance, event }: EventFolder): string => eventName(instance, event);

/** Opens an event in a language; the requested and the served language may differ. */
export const open = ({ files }: ReadConfiguration, folder: EventFolder, language?: string): OpenEvent => openEvent(files, folder, language);

/** The name of a page as the event writes it; case does not matter. Throws UsageError with the nearest name, or why it cannot be read. */
export function choosePage({ pages, model }: OpenEvent, asked: string): string {
  const known = [...pages, ...eventPages(model)];
  const found = known.find((name) => name === asked) ?? known.find((name) => name.toLowerCase() === asked.toLowerCase());
  if (found !== undefined) return found;
  const unreadable = model.findings.find(({ file }) => file.toLowerCase().endsWith(`/pages/${asked.toLowerCase()}.json`));
  if (unreadable) throw new UsageError(`The page ${asked} cannot be read: ${unreadable.file}: ${unreadable.message}.`);
  throw new UsageError(`There is no page ${asked}${suggestion(asked, known)}. There is ${listed(pages)}.`);
}

/** ` (did you mean x?)`, or nothing when nothing is near. */
export function suggestion(word: string, known: Iterable<string>): string {
  const near = nearest(word, known);
  return near === '' ? '' : ` (did you mean ${near}?)`;
}

const MOST_LISTED = 20;

const listed = (names: readonly string[]): string =>
  names.length <= MOST_LISTED ? names.join(', ') : `${names.slice(0, MOST_LISTED).join(', ')} and ${names.length - MOST_LISTED} more`;
