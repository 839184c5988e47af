// Opens an event of a configuration folder without a store: the model and pages an attendee's app would build, for the command line.
import { eventName } from '../src/contract/event-name.ts';
import { type ConfigurationFile, type EventFolder, eventFolders } from '../src/model/adapters/configuration-files.ts';
import { filesToRows } from '../src/model/adapters/files-to-rows.ts';
import { type EventModel, readEvent } from '../src/model/event.ts';
import type { PageModel } from '../src/model/page.ts';
import { platformRows } from '../src/pages/defaults.ts';
import { eventPage } from '../src/pages/event-page.ts';
import { reachedPages } from '../src/pages/reached-pages.ts';
import { type PublishedEvent, preparePublishedEvent } from './published/event.ts';
import { modelChecks } from './published/model-checks.ts';
import { resourcesOf } from './published/resources.ts';

/** An event in one language as its app sees it. */
export type OpenEvent = {
  folder: EventFolder;
  /** Language of the texts: the one requested, or the best the event has. */
  language: string;
  languages: readonly string[];
  /** IANA zone. */
  timeZone: string;
  /** Days as written, `YYYY-MM-DD`, empty where unknown. */
  startDate: string;
  endDate: string;
  model: EventModel;
  /** Names of the pages that are its own or that something leads to; `page` knows the others of the platform, too. */
  pages: readonly string[];
  /** A page; built on first request. */
  page: (name: string) => PageModel | undefined;
  published: PublishedEvent;
};

/** Opens an event; `language` undefined takes its first one. Never throws on content. */
export function openEvent(files: readonly ConfigurationFile[], folder: EventFolder, language?: string): OpenEvent {
  const { rows, data } = filesToRows(files, folder);
  const head = { id: 1, instance: folder.instance, shortName: folder.event, version: 1 };
  const published = preparePublishedEvent(head, {
    version: 1,
    publishedAt: '1970-01-01T00:00:00.000Z',
    rows,
    data,
    instanceDocument: files.find(({ path }) => path === `${folder.instance}/instance.json`)?.text ?? '{}',
  });
  const served = published.languageFor(language);
  const model = readEvent([...platformRows, ...resourcesOf(published, '*', served)], modelChecks());
  const built = new Map<string, PageModel | undefined>();
  return {
    folder,
    language: served,
    languages: published.about.languages,
    timeZone: published.timeZone,
    startDate: published.about.startDate,
    endDate: published.about.endDate,
    model,
    pages: reachedPages(model),
    page(name) {
      if (!built.has(name)) built.set(name, eventPage(model, name, modelChecks()));
      return built.get(name);
    },
    published,
  };
}

/** The events of a folder called `instance/short`, or by a short name alone. Case does not matter, as in addresses. */
export function foldersNamed(files: readonly ConfigurationFile[], name: string): EventFolder[] {
  const asked = name.toLowerCase();
  return eventFolders(files).filter(({ instance, event }) =>
    [eventName(instance, event), event].some((one) => one.toLowerCase() === asked),
  );
}
