// Plans all requested events of a configuration: people, languages, pages, and for each event its renderings.
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Catalog } from '../../component-registry/catalog.ts';
import { openEvent, type OpenEvent } from '../../server/open-event.ts';
import { type EventFolder, eventFolders } from '../../src/model/adapters/configuration-files.ts';
import type { MatrixPerson } from '../../src/rules/matrix/choose-renderings.ts';
import { personaNames, personas } from '../../src/rules/personas.ts';
import type { MatrixOptions } from './matrix-options.ts';
import { chooseEvent, choosePage, type ReadConfiguration, suggestion } from '../explain/choose-event.ts';
import { readPersona } from '../explain/persona.ts';
import { reasonPlaces } from '../explain/reason-places.ts';
import { UsageError } from '../output/usage-error.ts';
import { eventFingerprint } from './fingerprint.ts';
import { keyOf, planEvent } from './plan.ts';
import type { Planned } from './planned.ts';
import { type RouteRow, routeTable } from './routes/route-table.ts';

export type PlanAround = {
  catalog: Catalog;
  /** Hash of the build. */
  build: string;
  /** Instant (ms) for events that name none. */
  now: number;
};

/** The plan of a whole run, who gets where, the events it is for, and what is left out, in words. */
export type Plan = { planned: Planned[]; routes: RouteRow[]; events: OpenEvent[]; notes: string[] };

type Asked = Pick<MatrixOptions, 'event' | 'page' | 'languages' | 'personas'>;

/** Only who gets where, of all requested pages; no browser and no build is needed. Throws UsageError as the plan does. */
export async function planRoutes(configuration: ReadConfiguration, asked: Asked, now: number): Promise<Pick<Plan, 'routes' | 'notes'>> {
  const { people, notes } = await peopleOf(asked.personas);
  const folders = foldersOf(configuration, asked.event);
  const routes = folders.flatMap((folder) => {
    const event = openEvent(configuration.files, folder);
    return routeTable(event, pagesOf(event, asked.page, folders.length > 1), people, now);
  });
  if (routes.length === 0) throw new UsageError(nothingOf(asked));
  return { routes, notes: [...notes] };
}

const nothingOf = ({ page }: Asked): string => (page ? `No event has a page ${page.join(' or ')}.` : 'There is nothing to render.');

/** The requested event, or all there are. */
function foldersOf(configuration: ReadConfiguration, event: string | undefined): readonly EventFolder[] {
  const all = eventFolders(configuration.files);
  return event === undefined && all.length > 0 ? all : [chooseEvent(configuration, event)];
}

/** Makes the plan. Throws UsageError for an event, page, language or persona that is not there. */
export async function planConfiguration(
  configuration: ReadConfiguration,
  asked: Asked,
  { catalog, build, now }: PlanAround,
): Promise<Plan> {
  const { people, notes } = await peopleOf(asked.personas);
  const folders = foldersOf(configuration, asked.event);
  const place = reasonPlaces(configuration.files);
  const plan: Plan = { planned: [], routes: [], events: [], notes: [...notes] };
  for (const folder of folders) {
    const inLanguage = opener(configuration, folder);
    const event = inLanguage(undefined);
    const pages = pagesOf(event, asked.page, folders.length > 1);
    const { planned, unplanned } = planEvent({
      people,
      catalog,
      place,
      inLanguage,
      languages: languagesOf(event, asked.languages),
      pages,
      now,
      fingerprint: keyOf([build, eventFingerprint(configuration, folder)]),
    });
    plan.planned.push(...planned);
    plan.routes.push(...routeTable(event, pages, people, now));
    plan.events.push(event);
    plan.notes.push(...unplanned.map((words) => `${folder.instance}/${folder.event} ${words}.`));
  }
  if (plan.planned.length === 0) {
    throw new UsageError([nothingOf(asked), ...plan.notes].join(' '));
  }
  return plan;
}

/** Opens the event in each language once. */
function opener({ files }: ReadConfiguration, folder: EventFolder): (language: string | undefined) => OpenEvent {
  const opened = new Map<string | undefined, OpenEvent>();
  return (language) => {
    let event = opened.get(language);
    if (!event) opened.set(language, (event = openEvent(files, folder, language)));
    return event;
  };
}

/** The requested pages; among several events each has to have only those it has. */
function pagesOf(event: OpenEvent, asked: readonly string[] | undefined, several: boolean): readonly string[] {
  if (!asked) return event.pages;
  return several ? event.pages.filter((name) => asked.includes(name)) : asked.map((name) => choosePage(event, name));
}

function languagesOf({ languages }: OpenEvent, asked: readonly string[] | undefined): readonly string[] {
  if (!asked) return languages;
  return asked.map((language) => {
    const found = languages.find((one) => one.toLowerCase() === language.toLowerCase());
    if (found === undefined)
      throw new UsageError(`${language} is no language of the event${suggestion(language, languages)}. There is ${languages.join(', ')}.`);
    return found;
  });
}

/** The built-in people, and one for each `.json` of a folder, named like its file. */
async function peopleOf(folder: string | undefined): Promise<{ people: MatrixPerson[]; notes: readonly string[] }> {
  const builtIn = personaNames.map((name) => ({ name: name as string, principal: personas[name] }));
  if (folder === undefined) return { people: builtIn, notes: [] };
  const names = await readdir(folder).catch(() => {
    throw new UsageError(`There is no folder ${folder} of persona files.`);
  });
  const files = names.filter((name) => name.endsWith('.json')).sort();
  const own = await Promise.all(files.map(async (name) => ({ ...(await readPersona(join(folder, name))), name: basename(name, '.json') })));
  const others = builtIn.filter(({ name }) => !own.some((one) => one.name === name));
  return { people: [...others, ...own.map(({ name, principal }) => ({ name, principal }))], notes: own.flatMap(({ notes }) => notes) };
}
