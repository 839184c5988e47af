// Everything a person does at the congress: chairing, speaking, presenting.
import type { Presentation, Session } from '#contract/programme';
import { speakersOf } from './people.ts';

/** What a person does in one session; at least one of the three. */
export type Contribution = { session: Session; chairs: boolean; speaks: boolean; presents: readonly Presentation[] };

/** Contributions of the person with this id, in the order of `sessions`. */
export function contributionsOf(id: string, sessions: readonly Session[]): Contribution[] {
  const is = (person: { Id: string }): boolean => person.Id === id;
  return sessions
    .map((session) => ({
      session,
      chairs: session.Chairs.some(is),
      speaks: session.Speakers.some(is),
      presents: session.Presentations.filter((presentation) => speakersOf(presentation).some(is)),
    }))
    .filter(({ chairs, speaks, presents }) => chairs || speaks || presents.length > 0);
}
