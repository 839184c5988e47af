// Plans of halls drawn from the numbers of their booths, so that an exhibition has a plan before the organiser has one.
import type { HallRow } from '../../../src/model/documents/exhibition.ts';
import { slugOf, uniqueIds } from '../values/identifiers.ts';
import { words } from '../write/words.ts';
import type { WrittenBooth } from './booth-list.ts';

/** Measures in units of the plan: booths stand back to back in rows, with an aisle between two rows. */
const BOOTH = { width: 90, height: 70 };
const AISLE = 60;
const MARGIN = 40;
const IN_A_ROW = 10;

/** Id of the hall of booths without one. */
export const UNNAMED_HALL = 'exhibition';

/** One hall for each name, in order of first mention; halls with a number or without a name are called in the languages of the event. */
export function drawnHalls(
  booths: readonly WrittenBooth[],
  languages: readonly string[],
): { halls: HallRow[]; idOf: (hall: string) => string } {
  const unique = uniqueIds();
  const byHall = Map.groupBy(booths, ({ hall }) => hall);
  const ids = new Map(
    [...byHall.keys()].map((hall) => [hall, unique(hall === '' ? UNNAMED_HALL : slugOf(/^\d/.test(hall) ? `hall ${hall}` : hall, 'hall'))]),
  );
  const halls = [...byHall].map(([hall, own], index) =>
    drawn({ Id: ids.get(hall)!, Name: nameOf(hall, languages), Sort: index + 1 }, [...new Set(own.map(({ number }) => number))]),
  );
  return { halls, idOf: (hall) => ids.get(hall) ?? '' };
}

function nameOf(hall: string, languages: readonly string[]): HallRow['Name'] {
  if (hall === '') return words('exhibition', languages);
  if (!/^\d/.test(hall)) return hall;
  const word = words('hall', languages);
  if (typeof word === 'string') return `${word} ${hall}`;
  return Object.fromEntries(Object.entries(word).map(([language, text]) => [language, `${text} ${hall}`]));
}

/** Whether halls are still as they were drawn: the organiser has put nothing of their own there. */
export const areDrawn = (halls: readonly HallRow[]): boolean =>
  halls.every(
    (hall) =>
      JSON.stringify(sortedKeys(hall)) ===
      JSON.stringify(
        sortedKeys(
          drawn(
            { Id: hall.Id, Name: hall.Name, Sort: hall.Sort ?? 0 },
            (hall.Booths ?? []).map(({ BoothNumber }) => BoothNumber),
          ),
        ),
      ),
  );

const sortedKeys = (row: object): [string, unknown][] => Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1));

function drawn(head: Pick<HallRow, 'Id' | 'Name'> & { Sort: number }, numbers: readonly string[]): HallRow {
  const order = new Intl.Collator('en', { numeric: true });
  const sorted = numbers.toSorted((one, other) => order.compare(one, other) || (one < other ? -1 : 1));
  const rows = Math.ceil(sorted.length / IN_A_ROW);
  const topOf = (row: number): number => MARGIN + row * BOOTH.height + Math.ceil(row / 2) * AISLE;
  return {
    ...head,
    Width: 2 * MARGIN + IN_A_ROW * BOOTH.width,
    Height: topOf(Math.max(0, rows - 1)) + BOOTH.height + MARGIN,
    Booths: sorted.map((BoothNumber, at) => {
      const left = MARGIN + (at % IN_A_ROW) * BOOTH.width;
      const top = topOf(Math.floor(at / IN_A_ROW));
      return { BoothNumber, Points: `${left},${top} ${left + BOOTH.width},${top + BOOTH.height}` };
    }),
  };
}
