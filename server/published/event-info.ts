// What everybody may know of an event.
import type { EventInfo } from '../../src/contract/core.ts';
import { signsInElsewhere } from '../sessions/sign-in-way.ts';
import type { PublishedEvent } from './event.ts';

/** The event as the contract carries it (`eventInfo`), names in a language of the event. */
export function eventInfo(event: PublishedEvent, language: string): EventInfo {
  return {
    EventId: event.id,
    Instance: event.instance,
    Shortname: event.shortName,
    Name: event.text(event.about.name, language) || event.shortName,
    TimeZone: event.timeZone,
    StartDate: event.about.startDate,
    EndDate: event.about.endDate,
    Languages: event.about.languages,
    Version: event.version,
    ...(signsInElsewhere(event) && { SignIn: 'elsewhere' }),
  };
}
