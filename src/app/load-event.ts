// Loads the configuration of an event in a language: one request where the server wrote the event into the page, two at once where not.
import type { EventInfo } from '../contract/core.ts';
import { eventShortname, getResources } from '../contract/core.ts';
import { request } from '../contract/request.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/http.ts';
import { preparePage } from '../pages/platform-page.ts';
import { type EventConfiguration, configurationOf, foundPage } from './configuration.ts';
import type { ReaderClass } from './reader-class.ts';
import type { Services } from './services.ts';

/** A visitor of whom the server said nothing: an exported site, or a device without connection. */
const visitors: Promise<ReaderClass> = Promise.resolve({ name: '', who: '', nextChangeAt: null });

/** `fromCopy`: the server's answer could not be used, this is what the device had kept. */
export type LoadedEvent = EventConfiguration & { fromCopy: boolean; readerClass: ReaderClass };

/** The event's facts: from the page, from the last look, or from the server. Throws ApiError, status 404 for an unknown event. */
async function eventInfo({ boot, api, queries }: Services, event: string, language: string): Promise<EventInfo> {
  const known = queries.getQueryData<EventInfo>(infoKey(event, language));
  if (known) return known;
  const info = boot.event?.Shortname === event ? boot.event : await call(api, request(eventShortname, { shortName: event, language }));
  queries.setQueryData(infoKey(event, language), info);
  return info;
}

export const infoKey = (event: string, language: string): string[] => ['event', event, language];

/**
 * The event's checked configuration; kept by version. When the newest cannot be read, the last good one stays: the one in
 * memory, else the copy on this device. Throws ApiError when there is none at all, or the event is unknown or closed.
 * The platform's document of `page` is loaded along with it and stands below the event's own. `who` is
 * as whom the event is read: one person's configuration is never another's.
 */
export async function loadEvent(services: Services, event: string, language: string, page: string, who = visitors): Promise<LoadedEvent> {
  preparePage(page);
  const loaded = await loadConfiguration(services, event, language, who);
  await foundPage(loaded, page);
  return loaded;
}

async function loadConfiguration(services: Services, event: string, language: string, who: Promise<ReaderClass>): Promise<LoadedEvent> {
  const { queries, diagnostics, lastGood } = services;
  const key = ['configuration', event, language];
  const asked = eventInfo(services, event, language);
  // Where the caller is not known yet, nobody is left to hear of it.
  asked.catch(() => {});
  const readerClass = await who;
  try {
    const info = await asked;
    // What the page asks for itself is asked as the same.
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
    // Without a connection there is nobody to tell, and nothing wrong with the configuration.
    if (error.kind !== 'offline') diagnostics.report({ code: 'configuration-unusable', message: error.message, file: event, pointer: '' });
    return older ? { ...older, fromCopy: false, readerClass } : { ...configurationOf(kept!.info, kept!.rows), fromCopy: true, readerClass };
  }
}

/** Calls about the event are made as its reader from now on; what was answered before is asked again where time has changed what they may see. */
function readAs({ api, queries }: Services, { Shortname, Version }: EventInfo, { name, who }: ReaderClass): void {
  const before = api.readers?.get(Shortname);
  if (name === '') api.readers?.delete(Shortname);
  else api.readers?.set(Shortname, { for: name, version: Version, who });
  if (before && before.who === who && before.for !== name) void queries.invalidateQueries({ queryKey: ['api'] });
}

/** Whether an answer is no answer. That an event is unknown or not for this visitor is one. */
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
    request(getResources, { eventshort: info.Shortname, setname: '*', language, version: info.Version, ...named }),
  );
  // What only some may see is nothing for a device that others use too.
  if (who === '') void lastGood.keep(info.Shortname, language, { info, rows });
  return configurationOf(info, rows);
}
