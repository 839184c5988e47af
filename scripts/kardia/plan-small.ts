// Plans what is smaller than a symposium: workshops, hands-on, early rounds, lunch, the Agora stage, posters and closed meetings.
import { early, lunch, moment, parallel, posterBreaks, simulation, type Slot, stage } from './calendar.ts';
import { abstractOf, BOOK } from './abstract-book.ts';
import type { supplies } from './plan-parallel.ts';
import type { Planned } from './planned.ts';
import type { sentences } from './sentences.ts';
import { type Field, fields, type Workshop } from './shapes.ts';
import { tables } from './tables/fields.ts';
import { agora, handsOn, hidden, howTo, meetTheExpert, type Short } from './tables/short-formats.ts';

const earlyRooms = ['atrium', 'septum', 'mitral', 'tricuspid', 'studio-systole', 'studio-diastole'];
const studios = ['studio-systole', 'studio-diastole'];

/** Takes the fields in turn, each as often as it has something, so that neighbours come from different fields. */
function inTurn<T>(of: (field: Field) => readonly T[]): { field: Field; one: T }[] {
  const longest = Math.max(...fields.map((field) => of(field).length));
  return Array.from({ length: longest }, (_, index) =>
    fields.flatMap((field) => {
      const one = of(field)[index];
      return one === undefined ? [] : [{ field, one }];
    }),
  ).flat();
}

/** A workshop in each studio in every parallel slot. */
export function planWorkshops(say: ReturnType<typeof sentences>): Planned[] {
  const all = inTurn((field) => tables[field].workshops);
  return parallel.flatMap((slot, index) =>
    studios.flatMap((room, place) => {
      const next = all[index * studios.length + place];
      return next ? [workshop(next.field, next.one, slot, room, say.workshop())] : [];
    }),
  );
}

function workshop(field: Field, { name, why, parts }: Workshop, slot: Slot, room: string, note: string): Planned {
  const minutes = Math.floor((slot.end - slot.start) / parts.length / 5) * 5;
  return {
    type: 'Workshop',
    grade: 'Education',
    track: field,
    ...slot,
    room,
    name,
    abstract: `${why} The workshop has ${parts.length === 2 ? 'two' : 'three'} parts of ${minutes} minutes. ${note}`,
    chairs: [{ by: 'faculty', field }],
    talks: parts.map((title) => ({ title, minutes, speaker: { by: 'faculty', field } })),
    tags: ['CME', 'Hands-on'],
    languages: ['en'],
  };
}

/** Formats in which people represent the session itself and there are no talks. */
export function planShort(): Planned[] {
  const short =
    (kind: string, grade: Planned['grade'], tags: string[], hosts: number, note: string) =>
    (one: Short, slot: Slot | undefined, room: string): Planned => {
      if (!slot) throw new Error(`${one.name}: no slot left`);
      const host = { by: 'faculty', field: one.field } as const;
      return {
        type: kind,
        grade,
        track: one.field,
        ...slot,
        room,
        name: one.name,
        abstract: `${one.why} ${note}`,
        chairs: [host],
        hosts: Array.from({ length: hosts }, () => host),
        talks: [],
        tags,
        languages: ['en'],
      };
    };
  const course = short(
    'Hands-on',
    'Education',
    ['CME', 'Hands-on'],
    2,
    'Ten simulators for two people each; register at the door of the Simulation Lab from 07:00 on the day. Certificates are sent by mail.',
  );
  const expert = short(
    'Meet the expert',
    'Education',
    ['CME'],
    1,
    'Forty-five minutes without slides, with coffee. Cases may be brought on a stick or sent in beforehand.',
  );
  const advice = short('How to', 'Education', [], 1, 'A practical half-hour over lunch. Notes are handed out at the end.');
  const show = short(
    'Agora stage',
    'Education',
    [],
    1,
    'Twenty-five minutes on the open stage in the exhibition. No registration, no doors, standing welcome.',
  );
  return [
    ...handsOn.map((one, index) => course(one, simulation[index], 'simulation')),
    ...meetTheExpert.map((one, index) =>
      expert(one, early[Math.floor(index / earlyRooms.length)], earlyRooms[index % earlyRooms.length] ?? ''),
    ),
    ...howTo.map((one, index) => advice(one, lunch[Math.floor(index / studios.length)], studios[index % studios.length] ?? '')),
    ...agora.map((one, index) => show(one, stage[index], 'agora')),
  ];
}

/** Poster sessions without a room, five posters each; the last one stayed online only and is hidden on the scheduler. */
export function planPosters(supply: ReturnType<typeof supplies>, say: ReturnType<typeof sentences>): Planned[] {
  const all = inTurn((field) => tables[field].posters);
  const slots = posterBreaks.flatMap(({ slot, sessions }) => Array.from({ length: sessions }, () => slot));
  return all.map(({ field, one }, index) => {
    const slot = slots[index];
    if (!slot) throw new Error(`${one.name}: no break left for posters`);
    const studies = Array.from({ length: 5 }, () => supply[field](one));
    const online = index === all.length - 1;
    return {
      type: 'Poster session',
      grade: 'Scientific',
      track: field,
      ...slot,
      poster: true,
      name: `Posters · ${one.name}`,
      ...(online && { hidden: true, subtitle: { 'en-GB': 'Online only', 'de-DE': 'Nur online', 'fr-FR': 'En ligne uniquement' } }),
      abstract: `${say.posters()} ${BOOK}`,
      chairs: [{ by: 'faculty', field }],
      talks: studies.map((study, place) => ({
        title: study.title,
        ...abstractOf(study, one, place),
        poster: `P-${String(index * studies.length + place + 1).padStart(3, '0')}`,
        speaker: { by: 'young', field },
      })),
      tags: ['Poster'],
      languages: ['en'],
    };
  });
}

/** Closed meetings: in the data, not on the scheduler. */
export const planHidden = (): Planned[] =>
  hidden.map(({ day, start, end, room, name, field }) => ({
    type: 'Meeting',
    grade: 'Internal',
    track: 'congress',
    day,
    start: moment(day, start),
    end: moment(day, end),
    room,
    name,
    hidden: true,
    abstract: 'By invitation. Please be punctual. The minutes are sent to all participants.',
    chairs: [{ by: 'faculty', field }],
    talks: [],
    tags: [],
    languages: ['en'],
  }));
