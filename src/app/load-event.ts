// Loads the configuration of an event in a language: with one request if the event is in the boot block, otherwise with two in parallel.
import type { EventInfo } from '../contract/core.ts';
import { eventShortname, getResources } from '../contract/core.ts';
import { nameOfInfo } from '../contract/event-name.ts';
import { request } from '../contract/request.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/http.ts';
import { preparePlatformPage } from '../pages/platform-page.ts';
import { type EventConfiguration, configurationOf, foundPage } from './configuration.ts';
import type { ReaderClass } from './reader-class.ts';
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
  const loaded = await loadConfiguration(services, event, language, who);
  await foundPage(loaded, page);
  return loaded;
}

async function loadConfiguration(services: Services, event: string, language: string, who: Promise<ReaderClass>): Promise<LoadedEvent> {
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
    const load = (): Promise<EventConfiguration> => readRows(services, info, language, readerClass);
    const queryKey = [...key, info.Version, readerClass.name, readerClass.who];
    const newest = await queries.fetchQuery({ queryKey, queryFn: load, staleTime: Infinity, retry: 1 });
    return { ...newest, fromCopy: false, readerClass };
  } catch (error) {
    if (!isUnusable(error)) throw error;
    const older = queries
      .getQueriesData<EventConfiguration>({ queryKey: key })
      .findLast(([kept, data]) => data && kept.at(-1) === readerClass.who)?.[1];
    const kept = older ? undefined : await lastGood.recall(event, language);
    if (!older && !kept) throw error;
    // Without a connection no report can be sent, and the configuration is not at fault.
    if (error.kind !== 'offline') diagnostics.report({ code: 'configuration-unusable', message: error.message, file: event, pointer: '' });
    return older ? { ...older, fromCopy: false, readerClass } : { ...configurationOf(kept!.info, kept!.rows), fromCopy: true, readerClass };
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
  { api, lastGood }: Services,
  info: EventInfo,
  language: string,
  { name, who }: ReaderClass,
): Promise<EventConfiguration> {
  const named = name === '' ? {} : { for: name };
  const rows = await call(
    api,
    request(getResources, { eventshort: nameOfInfo(info), setname: '*', language, version: info.Version, ...named }),
  );
  // Restricted rows are not stored on a device that others use, too.
  if (who === '') void lastGood.keep(nameOfInfo(info), language, { info, rows });
  return configurationOf(info, rows);
}
