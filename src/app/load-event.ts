// Loads the configuration of an event in a language: one request where the server wrote the event into the page, two at once where not.
import type { EventInfo } from '../contract/core.ts';
import { eventShortname, getResources } from '../contract/core.ts';
import { request } from '../contract/request.ts';
import { call } from '../api/http.ts';
import { type EventModel, readEvent } from '../model/event.ts';
import { platformRows } from '../pages/defaults.ts';
import { eventChecks } from './checks.ts';
import type { Services } from './services.ts';

export type LoadedEvent = { info: EventInfo; model: EventModel };

/** The event's facts: from the page, from the last look, or from the server. Throws ApiError, status 404 for an unknown event. */
export async function eventInfo({ boot, api, queries }: Services, event: string, language: string): Promise<EventInfo> {
  const known = queries.getQueryData<EventInfo>(infoKey(event, language));
  if (known) return known;
  const info = boot.event?.Shortname === event ? boot.event : await call(api, request(eventShortname, { shortName: event, language }));
  queries.setQueryData(infoKey(event, language), info);
  return info;
}

export const infoKey = (event: string, language: string): string[] => ['event', event, language];

/**
 * The event's checked configuration; kept by version. When a newer one cannot be read, the last good one stays.
 * Throws ApiError when there is none at all.
 */
export async function loadEvent(services: Services, event: string, language: string): Promise<LoadedEvent> {
  const { queries } = services;
  const info = await eventInfo(services, event, language);
  const load = (): Promise<EventModel> => readRows(services, info, language);
  const model = await queries
    .fetchQuery({ queryKey: ['configuration', event, language, info.Version], queryFn: load, staleTime: Infinity, retry: 1 })
    .catch((error: unknown) => {
      const older = queries.getQueriesData<EventModel>({ queryKey: ['configuration', event, language] }).findLast(([, data]) => data)?.[1];
      if (!older) throw error;
      return older;
    });
  return { info, model };
}

async function readRows({ api }: Services, info: EventInfo, language: string): Promise<EventModel> {
  const rows = await call(api, request(getResources, { eventshort: info.Shortname, setname: '*', language, version: info.Version }));
  return readEvent([...platformRows, ...rows], eventChecks);
}
