// What the programme says of companies and of the people in their teams.
import type { ProgrammeFacts } from './exhibition-view.ts';
import type { Programme } from './programme.ts';

/** The facts in one language. */
export function programmeFacts(programme: Programme, language: string): ProgrammeFacts {
  const { sessions, authors } = programme.inLanguage(language);
  return {
    withSymposia: new Set(sessions.map(({ CompanyAccountId }) => CompanyAccountId).filter(Boolean)),
    sessions: new Map(sessions.map(({ Id, Name, StartDateTime, Groups }) => [Id, { Id, Name, StartDateTime, Groups }])),
    people: new Map(authors.map((author) => [author.Id, author])),
  };
}
