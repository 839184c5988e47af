// Writes a biography of one to three sentences from a person's field, place and seniority.
import type { Person } from './person.ts';
import type { Random } from './random.ts';
import { tables } from './tables/fields.ts';

const beyond = [
  'sings in a hospital choir',
  'keeps bees on the clinic roof',
  'referees youth handball',
  'edits the section on case reports of a society journal',
  'has cycled to every congress of the past five years',
  'teaches first aid in primary schools',
  'restores pocket watches',
  'plays the viola in an amateur quartet',
  'translates patient leaflets',
  'serves on a data monitoring committee',
  'runs a mentoring scheme for doctors from abroad',
  'organises the local echo club',
  'collects historical stethoscopes',
  'leads the hospital’s green team',
  'is on the board of a patient foundation',
  'volunteers with the mountain rescue',
  'builds model lighthouses',
  'writes a newspaper column on sleep',
  'coaches a girls’ football team',
  'bakes for night shifts',
];

/** The biography of somebody who is no principal. */
export function biography(person: Omit<Person, 'biography'>, woman: boolean, chance: Random): string {
  const { research, words } = tables[person.field ?? 'digital'];
  const subject = woman ? 'She' : 'He';
  const own = woman ? 'Her' : 'His';
  const topic = (): string => chance.pick([...research.markers, ...research.methods, ...research.interventions]).name;
  const people = (): string => chance.pick(Object.values(research.populations))[0];
  const years = chance.int(4, 26);
  if (person.standing === 'young') {
    return chance.pick([
      `Works in ${words} in ${person.city}; ${own.toLowerCase()} doctoral project concerns ${topic()}.`,
      `Trainee in ${person.city}. ${subject} studies ${topic()} in ${people()}.`,
      `PhD candidate at ${person.institution}, with a thesis on ${topic()}.`,
      `Resident in ${person.city} and member of a research group on ${topic()}.`,
      `After medical school in ${person.city} ${subject.toLowerCase()} turned to ${words}, and works with ${people()}.`,
    ]);
  }
  const role =
    person.standing === 'senior'
      ? chance.pick(['heads', 'directs', 'built up', 'is in charge of'])
      : chance.pick(['works as a consultant in', 'is a member of', 'is deputy head of', 'coordinates']);
  const unit = chance.pick([`the programme for ${words}`, `the team for ${words}`, `a group in ${words}`]);
  const opening = `${person.first} ${person.last} ${role} ${unit} at ${person.institution}.`;
  const science = chance.pick([
    `${own} research looks at ${topic()} and at ${topic()}.`,
    `${subject} has spent ${years} years with ${people()}.`,
    `${own} current study concerns ${topic()} in ${people()}.`,
    `${subject} is principal investigator of a European network on ${topic()}.`,
    `${subject} wrote the local protocol for ${topic()}, which ${chance.int(4, 30)} hospitals now use.`,
  ]);
  const outside = chance.chance(0.45) ? ` Outside the hospital ${subject.toLowerCase()} ${chance.pick(beyond)}.` : '';
  return `${opening} ${science}${outside}`;
}
