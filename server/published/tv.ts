// Congress TV of an event in one language: as the wire carries it, with the people and sessions the caller may know.
import type { EpisodeDetail } from '../../src/contract/tv.ts';
import type { PublishedEvent } from './event.ts';
import { peopleNamedIn, sessionOf } from './named-people.ts';

/** The episodes, the newest first. */
export const episodesOf = (event: PublishedEvent, language: string): (EpisodeDetail & { Bytes: number })[] =>
  event.editorial.inLanguage(language).tv.map(({ Speakers, SessionId, ...episode }) => ({
    ...episode,
    Speakers: peopleNamedIn(event, language, Speakers),
    Session: sessionOf(event, language, SessionId),
  }));
