// Loads the configuration of an event in a language: with one request if the event is in the boot block, otherwise with two in parallel. First what the page shows, the rest when idle.
import { LONG_PAUSE, whenIdle } from '../base/when-idle.ts';
import type { EventInfo, ResourceRow } from '../contract/core.ts';
import { eventShortname, getResources } from '../contract/core.ts';
import { nameOfInfo } from '../contract/event-name.ts';
import { request } from '../contract/request.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/http.ts';
import { preparePlatformPage } from '../pages/platform-page.ts';
import { loadPageChecks, trusting } from './checks.ts';
import { type EventConfiguration, configurationOf, foundPage } from './configuration.ts';
import { savesData } from '../base/saves-data.ts';
import { previewClass, type ReaderClass } from './reader-class.ts';
import type { Services } from './services.ts';

/** Class of a visitor without one from the server: an exported site, or a device without connection. */
const visitors: Promise<ReaderClass> = Promise.resolve({ name: '', who: '', nextChangeAt: null });

/** `fromCopy`: the server's answer was unusable, so this is the copy on the device. */
export type LoadedEvent = EventConfiguration & { fromCopy: boolean; readerClass: ReaderClass };

/** The facts of an event by its exact name: from the boot block, the cache, or the server. Throws ApiError, status 404 for an unknown event. */
async function eventInfo({ boot, api, queries }: Services, event: string, language: string): Promise<EventInfo> {
  const known = queries.getQueryData<EventInfo>(infoKey(event, language));
  if (known) return known;
  const info =
    boot.event && nameOfInfo(boot.event) === event ? boot.event : await call(api, request(eventShortname, { shortName: event, language }));
  queries.setQueryData(infoKey(event, language), info);
  return info;
}

export const infoKey = (event: string, language: string): string[] => ['event', event, language];

/**
 * The event's checked configuration; cached by version. If the newest cannot be read, the last good one is used: the one in
 * memory, otherwise the copy on this device. Throws ApiError if there is none, or the event is unknown or closed.
 * The platform's document of `page` is loaded along with it and placed below the event's own. `event` is its exact name,
 * `who` the reader class: one person's configuration is never another's.
 */
export async function loadEvent(services: Services, event: string, language: string, page: string, who = visitors): Promise<LoadedEvent> {
  preparePlatformPage(page);
  const loaded = await loadConfiguration(services, { event, language, page }, who);
  await foundPage(loaded, page);
  return loaded;
}

type Asked = { event: string; language: string; page: string };

async function loadConfiguration(services: Services, { event, language, page }: Asked, who: Promise<ReaderClass>): Promise<LoadedEvent> {
  const { queries, diagnostics, lastGood } = services;
  const key = ['configuration', event, language];
  const asked = eventInfo(services, event, language);
  // If the class is never used, its error is ignored.
  asked.catch(() => {});
  const readerClass = await who;
  try {
    const info = await asked;
    // The page's own requests use the same class.
    readAs(services, info, readerClass);
    const load = (): Promise<EventConfiguration> => readRows(services, info, { language, page }, readerClass);
    const queryKey = [...key, info.Version, readerClass.name, readerClass.who];
    const newest = await queries.fetchQuery({ queryKey, queryFn: load, staleTime: Infinity, retry: 1 });
    if (newest.leftOut.has(page)) await newest.rest();
    return { ...newest, fromCopy: false, readerClass };
  } catch (error) {
    if (!isUnusable(error)) throw error;
    const older = queries
      .getQueriesData<EventConfiguration>({ queryKey: key })
      .findLast(([kept, data]) => data && !data.leftOut.has(page) && kept.at(-1) === readerClass.who)?.[1];
    const kept = older ? undefined : await lastGood.recall(event, language);
    if (!older && !kept) throw error;
    // Without a connection no report can be sent, and the configuration is not at fault.
    if (error.kind !== 'offline') diagnostics.report({ code: 'configuration-unusable', message: error.message, file: event, pointer: '' });
    if (older) return { ...older, fromCopy: false, readerClass };
    return { ...configurationOf(kept!.info, kept!.rows, await loadPageChecks()), fromCopy: true, readerClass };
  }
}

/** Sends further calls about the event as its reader; earlier answers are requested again if time has changed their class. */
function readAs({ api, queries }: Services, info: EventInfo, { name, who }: ReaderClass): void {
  const event = nameOfInfo(info);
  const before = api.readers?.get(event);
  if (name === '') api.readers?.delete(event);
  else api.readers?.set(event, { for: name, version: info.Version, who });
  if (before && before.who === who && before.for !== name) void queries.invalidateQueries({ queryKey: ['api'] });
}

/** Whether an answer is unusable. An unknown event and one that is closed to the viewer are usable answers. */
const isUnusable = (error: unknown): error is ApiError =>
  error instanceof ApiError && !(error.kind === 'status' && [401, 403, 404, 410].includes(error.status));

async function readRows(
  { api, hasDevice, lastGood, isChecked }: Services,
  info: EventInfo,
  { language, page }: Omit<Asked, 'event'>,
  { name, who }: ReaderClass,
): Promise<EventConfiguration> {
  const event = nameOfInfo(info);
  const named = name === '' ? {} : { for: name };
  const ask = (part: { page?: string }): Promise<ResourceRow[]> =>
    call(api, request(getResources, { eventshort: event, setname: '*', language, version: info.Version, ...named, ...part }));
  // Restricted rows are not stored on a device that others use, too.
  const keep = (rows: ResourceRow[]): void => void (who === '' && lastGood.keep(event, language, { info, rows }));
  const askWhole = async (): Promise<ResourceRow[]> => {
    const rows = await ask({});
    keep(rows);
    return rows;
  };
  const checks = isChecked ? Promise.resolve(trusting) : loadPageChecks();
  // Awaited later: they load while the answer is on its way.
  checks.catch(() => undefined);
  // A preview looks at every page. The files of a site are whole answers, but its pages hold what they show.
  if (name === previewClass.name) return configurationOf(info, await askWhole(), await checks);
  const rows = await ask({ page });
  const configuration = configurationOf(info, rows, await checks, askWhole);
  if (configuration.leftOut.size === 0) keep(rows);
  // Visitors who save data load it with the first page that needs it.
  else if (hasDevice && !savesData()) whenIdle(() => void configuration.rest().catch(() => undefined), LONG_PAUSE);
  return configuration;
}
