// The event, for components.
import { useFrame } from './frame.ts';
import { nameOfInfo } from '../contract/event-name.ts';
import type { DataContext } from '../contract/request.ts';
import type { Container } from '../rules/context.ts';
import { useNow } from './use-time.ts';

export type EventFacts = {
  /** Id on the server. */
  id: number;
  instance: string;
  /** Short name, unique within the instance. */
  shortname: string;
  /** Exact name, `instance/short`: names the event in calls and on the device. */
  event: string;
  name: string;
  timeZone: string;
  /** First and last day, YYYY-MM-DD, empty when not set. */
  startDate: string;
  endDate: string;
  language: string;
  languages: readonly string[];
  /** Published version, from 1. */
  version: number;
  page: string;
  params: Readonly<Record<string, string>>;
  container: Container;
  /** Whether organiser or QA view a preview. */
  preview: boolean;
  /** Visitors sign in elsewhere first: at a provider, at a service of the organiser (A §4 Login). */
  signsInElsewhere: boolean;
  /** Where the instance issues certificates (A §3 certificate); undefined for nowhere. */
  certificates: string | undefined;
};

/** Facts of the event and page on screen. */
export function useEvent(): EventFacts {
  const { info, language, page, params, container, preview, certificates } = useFrame();
  return {
    certificates,
    id: info.EventId,
    instance: info.Instance,
    shortname: info.Shortname,
    event: nameOfInfo(info),
    name: info.Name,
    timeZone: info.TimeZone,
    startDate: info.StartDate,
    endDate: info.EndDate,
    language,
    languages: info.Languages,
    version: info.Version,
    page,
    params,
    container,
    preview,
    signsInElsewhere: info.SignIn === 'elsewhere',
  };
}

/** The context of a `data.ts` function; `now` changes once an hour. */
export function useDataContext(): DataContext {
  const { info, language, params } = useFrame();
  return { event: nameOfInfo(info), language, timeZone: info.TimeZone, params, now: useNow(3_600_000) };
}
