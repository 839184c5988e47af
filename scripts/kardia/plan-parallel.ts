// Lays the symposia and free papers of all fields over the parallel slots and rooms.
import { abstractOf, BOOK } from './abstract-book.ts';
import { parallel, type Slot } from './calendar.ts';
import type { Planned } from './planned.ts';
import type { sentences } from './sentences.ts';
import { type Field, fields, type Symposium, type Theme } from './shapes.ts';
import { type Study, studiesOf } from './studies.ts';
import { tables } from './tables/fields.ts';
import { plenaries } from './tables/plenaries.ts';

type Supply = Record<Field, (theme: Theme) => Study>;
type Item = { field: Field; symposium: Symposium } | { field: Field; papers: Theme };

/** Where a field feels at home, best first: the same corridor all day is what attendees thank for. */
const homes: Record<Field, string> = {
  interventional: 'auditorium aorta septum mitral tricuspid sinus atrium',
  'heart-failure': 'aorta auditorium mitral tricuspid septum sinus atrium',
  arrhythmia: 'atrium auditorium septum tricuspid sinus mitral aorta',
  imaging: 'septum atrium mitral aorta tricuspid sinus auditorium',
  prevention: 'mitral septum tricuspid aorta sinus atrium auditorium',
  nursing: 'tricuspid sinus mitral septum aorta atrium auditorium',
  paediatric: 'sinus tricuspid mitral septum atrium aorta auditorium',
  digital: 'sinus mitral tricuspid septum atrium aorta auditorium',
};

/** Rooms with interpreting booths. */
const booths = 'aorta auditorium';

/** One supply of studies a field, shared by free papers and posters so that no study appears twice. */
export const supplies = (): Supply => Object.fromEntries(fields.map((field) => [field, studiesOf(field)])) as Supply;

/** All parallel sessions. */
export function planParallel(supply: Supply, say: ReturnType<typeof sentences>): Planned[] {
  const queue = spread();
  return parallel.flatMap((slot) => {
    const rooms = new Set(homes.digital.split(' '));
    for (const plenary of plenaries) if (plenary.day === slot.day && sameTime(slot, plenary.start)) rooms.delete(plenary.room);
    const items = queue.splice(0, rooms.size);
    // Symposia choose before free papers, sessions that need booths before all others.
    const order = [...items].sort((a, b) => rank(a) - rank(b));
    return order.map((item) => {
      const wishes = 'symposium' in item && item.symposium.language === 'de' ? booths : homes[item.field];
      const room = `${wishes} ${homes[item.field]}`.split(' ').find((wish) => rooms.delete(wish));
      if (!room) throw new Error(`no room left for ${item.field}`);
      return 'symposium' in item
        ? symposium(item.field, item.symposium, slot, room, say)
        : freePapers(item.field, item.papers, slot, room, supply, say);
    });
  });
}

const rank = (item: Item): number => ('papers' in item ? 2 : item.symposium.language === 'de' ? 0 : 1);
const sameTime = (slot: Slot, start: string): boolean =>
  `${Math.floor((slot.start % 1440) / 60)}:${String(slot.start % 60).padStart(2, '0')}` === start.replace(/^0/, '');

/** Every field's sessions at even distances over the congress, so that one field rarely competes with itself. */
function spread(): Item[] {
  return fields
    .flatMap((field, place) => {
      const { symposia, papers } = tables[field];
      const talks: Item[] = symposia.map((one) => ({ field, symposium: one }));
      const items = [...talks];
      papers.forEach((theme, index) =>
        items.splice(Math.round(((index + 0.7) * talks.length) / papers.length) + index, 0, { field, papers: theme }),
      );
      return items.map((item, index) => ({ item, at: (index + 0.5) / items.length + place / 1000 }));
    })
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

function symposium(field: Field, table: Symposium, slot: Slot, room: string, say: ReturnType<typeof sentences>): Planned {
  const foreign = table.language;
  return {
    type: 'Symposium',
    grade: 'Scientific',
    track: field,
    ...slot,
    room,
    name: foreign && table.native ? { 'en-GB': table.name, [foreign === 'de' ? 'de-DE' : 'fr-FR']: table.native } : table.name,
    ...(foreign && {
      subtitle:
        foreign === 'de'
          ? {
              'en-GB': 'In German, with simultaneous translation into English',
              'de-DE': 'Auf Deutsch, mit Simultanübersetzung ins Englische',
            }
          : { 'en-GB': 'In French, with slides in English', 'fr-FR': 'En français, diapositives en anglais' },
    }),
    abstract: [table.why, say.symposium(), table.take, say.after()].join(' '),
    chairs: [
      { by: 'faculty', field },
      { by: 'faculty', field },
    ],
    talks: table.talks.map((title) => ({ title, minutes: 15, speaker: { by: 'faculty', field }, ...(foreign && { language: foreign }) })),
    tags: foreign === 'de' ? ['CME', 'Simultaneous translation'] : ['CME'],
    languages: foreign === 'de' ? ['de', 'en'] : [foreign ?? 'en'],
  };
}

function freePapers(field: Field, theme: Theme, slot: Slot, room: string, supply: Supply, say: ReturnType<typeof sentences>): Planned {
  const studies = Array.from({ length: 6 }, () => supply[field](theme));
  return {
    type: 'Free papers',
    grade: 'Scientific',
    track: field,
    ...slot,
    room,
    name: `Free papers · ${theme.name}`,
    abstract: `${say.freePapers()} ${BOOK}`,
    chairs: [
      { by: 'faculty', field },
      { by: 'faculty', field },
    ],
    talks: studies.map((study, index) => ({
      title: study.title,
      ...abstractOf(study, theme, index),
      minutes: 12,
      speaker: { by: 'young', field },
      ...(index === 0 && { highlighted: true }),
    })),
    tags: ['CME', 'Young investigators'],
    languages: ['en'],
  };
}
