// The dashboard of an event: its programme days with counts (B §3 Program day), and how much there is of everything.
import type { eventDashboard, ProgramDay } from '../../src/contract/core.ts';
import type { ReplyOf } from '../../src/contract/endpoint.ts';
import type { Session } from '../../src/contract/programme.ts';
import type { PublishedEvent } from './event.ts';

/**
 * Counts by programme day, in order. Sessions and posters are counted apart. The two counts include all of them, the two
 * HiddenOnScheduler counts count those a scheduler omits (B §2: the poster count of a day is the difference).
 */
function programDays(sessions: readonly Session[]): ProgramDay[] {
  const days = new Map<string, ProgramDay>();
  for (const session of sessions) {
    const date = session.ProgrammeDay;
    if (date === '') continue;
    const day = days.get(date) ?? {
      date,
      sessionsCount: 0,
      PosterSessionsCount: 0,
      SessionsHiddenOnSchedulerCount: 0,
      PosterSessionsHiddenOnSchedulerCount: 0,
    };
    day[session.IsPoster ? 'PosterSessionsCount' : 'sessionsCount'] += 1;
    if (session.HideOnScheduler) day[session.IsPoster ? 'PosterSessionsHiddenOnSchedulerCount' : 'SessionsHiddenOnSchedulerCount'] += 1;
    days.set(date, day);
  }
  return [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}

export function dashboardOf(event: PublishedEvent, language: string): ReplyOf<typeof eventDashboard> {
  const { sessions, presentations, authors, rooms } = event.programme.inLanguage(language);
  return {
    EventId: event.id,
    Shortname: event.shortName,
    ProgramDays: programDays(sessions),
    SessionsCount: sessions.length,
    PresentationsCount: presentations.length,
    AuthorsCount: authors.length,
    RoomsCount: rooms.length,
  };
}
