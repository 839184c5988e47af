// Plans what the whole congress attends, and the satellite symposia of the companies.
import { evening, moment, noon, type Day, type Slot } from './calendar.ts';
import type { Planned, Wanted } from './planned.ts';
import type { sentences } from './sentences.ts';
import type { Field } from './shapes.ts';
import { companies, type Company, type Satellite } from './tables/industry.ts';
import { plenaries } from './tables/plenaries.ts';

const principal = (key: string): Wanted => ({ by: 'principal', key });

function wanted(speaker: string | undefined, field: Field | undefined): Wanted {
  if (speaker) return principal(speaker);
  if (field) return { by: 'faculty', field };
  throw new Error('a plenary talk needs a speaker or a field');
}

/** Ceremonies, plenaries and social events. */
export const planPlenaries = (): Planned[] =>
  plenaries.map((plenary) => ({
    type: plenary.type,
    grade: plenary.grade,
    track: 'congress',
    name: plenary.name,
    abstract: plenary.abstract,
    ...(plenary.subtitle && { subtitle: plenary.subtitle }),
    day: plenary.day,
    start: moment(plenary.day, plenary.start),
    end: moment(plenary.day, plenary.end) + (plenary.overnight ? 1440 : 0),
    room: plenary.room,
    chairs: plenary.chairs.map(principal),
    talks: plenary.talks.map(({ title, minutes, speaker, field, highlighted }) => ({
      title,
      minutes,
      speaker: wanted(speaker, field),
      ...(highlighted && { highlighted }),
    })),
    tags: plenary.grade === 'Social' ? ['Social'] : plenary.interpreted ? ['CME', 'Simultaneous translation'] : ['CME'],
    languages: plenary.interpreted ? (plenary.type === 'Opening' ? ['en', 'de', 'fr'] : ['en', 'de']) : ['en'],
    ...(plenary.highlighted && { highlighted: true }),
    ...(plenary.recordingFrom && { recordingFrom: plenary.recordingFrom }),
  }));

type Cell = { slot: Slot; room: string };
const cells = (slot: Slot, rooms: string): Cell[] => rooms.split(' ').map((room) => ({ slot, room }));

/** Satellites, larger partners first in larger rooms; the two of one company never meet. */
export function planSatellites(say: ReturnType<typeof sentences>): Planned[] {
  const rooms = 'auditorium aorta atrium septum mitral tricuspid sinus';
  const small = 'aorta atrium septum mitral';
  const nth =
    (index: number) =>
    (company: Company): { company: Company; satellite: Satellite }[] => {
      const satellite = company.satellites[index];
      return satellite ? [{ company, satellite }] : [];
    };
  const even = companies.filter((_, index) => index % 2 === 0);
  const odd = companies.filter((_, index) => index % 2 === 1);
  const seconds = (list: readonly Company[]) => list.flatMap(nth(1));
  const held = [
    { placed: even.flatMap(nth(0)), at: cells(noon[1], rooms) },
    { placed: odd.flatMap(nth(0)), at: cells(noon[2], rooms) },
    { placed: seconds(odd).slice(0, 4), at: cells(evening[1], small) },
    { placed: seconds(even).slice(0, 4), at: cells(evening[2], small) },
    // Mitral belongs to the programme committee at noon of the last day.
    {
      placed: [...companies.flatMap(nth(2)), ...seconds(even).slice(4), ...seconds(odd).slice(4)],
      at: cells(noon[3], rooms.replace('mitral ', '')),
    },
  ];
  return held.flatMap(({ placed, at }) =>
    placed.map(({ company, satellite }, index) => {
      const cell = at[index];
      if (!cell) throw new Error(`${satellite.name}: no room left`);
      return sponsored(company, satellite, cell, say.satellite());
    }),
  );
}

function sponsored(company: Company, satellite: Satellite, { slot, room }: Cell, note: string): Planned {
  const { field } = satellite;
  return {
    type: 'Satellite symposium',
    grade: 'Industry',
    track: 'industry',
    ...slot,
    room,
    company,
    name: satellite.name,
    subtitle: `Sponsored by ${company.name}`,
    abstract: `A symposium of ${company.name} in three talks of eighteen minutes. ${introduction(satellite, slot.day)} ${note}`,
    chairs: [{ by: 'faculty', field }],
    talks: satellite.talks.map((title) => ({ title, minutes: 18, speaker: { by: 'faculty', field } })),
    tags: ['Industry'],
    languages: ['en'],
  };
}

const introduction = ({ talks }: Satellite, day: Day): string =>
  [
    `It starts from practice and ends with questions; “${talks[0]}” comes first.`,
    `Three views of one subject, closing with “${talks[2]}”.`,
    `At its centre: “${talks[1]}”.`,
  ][day - 1] ?? '';
