// Gives every planned session its chairs and speakers; nobody is in two sessions at once.
import type { PeopleSupply } from './people.ts';
import type { Person, Standing } from './person.ts';
import type { Planned, Wanted } from './planned.ts';
import type { Field } from './shapes.ts';

/** A planned session with its people; `speakers` are in the order of the talks. */
export type Cast = { session: Planned; chairs: Person[]; speakers: Person[]; hosts: Person[] };

/** Most sessions in which one person of the faculty serves. */
const mostRoles = 3;
/** Free people a field must have before one of them serves again: keeps the faculty wide. */
const spare = 10;

/** Casts the sessions in order. Throws when a principal would have to be in two places. */
export function cast(sessions: readonly Planned[], supply: PeopleSupply): Cast[] {
  const engaged = new Map<Person, [number, number][]>();
  const faculty = new Map<string, Person[]>();

  const free = (person: Person, session: Planned): boolean =>
    (engaged.get(person) ?? []).every(([start, end]) => end <= session.start || session.end <= start);
  const engage = (person: Person, session: Planned): Person => {
    engaged.set(person, [...(engaged.get(person) ?? []), [session.start, session.end]]);
    return person;
  };
  const roles = (person: Person): number => engaged.get(person)?.length ?? 0;

  /** The least used free person of a field; somebody new when all are busy or have done enough. */
  const find = (field: Field, standing: Standing, session: Planned, present: ReadonlySet<Person>): Person => {
    const pool = faculty.get(`${field} ${standing}`) ?? [];
    faculty.set(`${field} ${standing}`, pool);
    const countries = new Set([...present].map((person) => person.country));
    const known = pool
      .filter((person) => roles(person) < mostRoles && free(person, session) && !present.has(person) && !countries.has(person.country))
      .sort((a, b) => roles(a) - roles(b) || a.number - b.number);
    const chosen = known.length > spare ? known[0] : undefined;
    if (chosen) return chosen;
    const made = supply.make(field, standing);
    pool.push(made);
    return made;
  };

  const give = (wanted: Wanted, standing: Standing, session: Planned, present: Set<Person>): Person => {
    if (wanted.by === 'young') {
      const made = supply.make(wanted.field, 'young');
      present.add(made);
      return engage(made, session);
    }
    if (wanted.by === 'faculty') {
      const person = find(wanted.field, standing, session, present);
      present.add(person);
      return engage(person, session);
    }
    const { key } = wanted;
    const person = supply.principals.find((one) => one.key === key);
    if (!person) throw new Error(`no principal ${key}`);
    if (present.has(person)) return person;
    if (!free(person, session)) throw new Error(`${person.display} is asked for twice at ${session.start}`);
    present.add(person);
    return engage(person, session);
  };

  return sessions.map((session) => {
    const present = new Set<Person>();
    const chairs = session.chairs.map((wanted) => give(wanted, 'senior', session, present));
    const speakers = session.talks.map(({ speaker }) => give(speaker, 'faculty', session, present));
    const hosts = (session.hosts ?? []).map((wanted) => give(wanted, 'faculty', session, present));
    return { session, chairs, speakers, hosts };
  });
}
