// The sessions of one person.
import type { Session } from '../../src/contract/programme.ts';

/** The sessions the person with this id chairs, speaks or presents in; of their presentations those of this person. */
export function sessionsOfPerson(id: string, sessions: readonly Session[]): Session[] {
  const is = (person: { Id: string }): boolean => person.Id === id;
  return sessions.flatMap((session) => {
    const Presentations = session.Presentations.filter(({ Speakers }) => Speakers.some(is));
    return Presentations.length > 0 || session.Chairs.some(is) || session.Speakers.some(is) ? [{ ...session, Presentations }] : [];
  });
}
