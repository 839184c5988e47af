// The booths of a company in words: their numbers ascending, each with its hall where the event has several (B §2).
import type { ExhibitorBooth } from '#contract/companies';
import { ascending } from './booths.ts';

/** `2.9, 2.10`; with several halls `2.9, 2.10 (Hall 1); 3 (Hall 2)`, in the order of their first numbers. */
export function boothWords(booths: readonly Pick<ExhibitorBooth, 'HallName' | 'BoothNumber'>[]): string {
  const halls = Map.groupBy(booths, ({ HallName }) => HallName);
  const groups = [...halls].map(([hall, own]) => ({ hall, numbers: ascending([...new Set(own.map(({ BoothNumber }) => BoothNumber))]) }));
  const firsts = ascending(groups.map(({ numbers }) => numbers[0]!));
  return groups
    .toSorted((a, b) => firsts.indexOf(a.numbers[0]!) - firsts.indexOf(b.numbers[0]!))
    .map(({ hall, numbers }) => (hall === '' ? numbers.join(', ') : `${numbers.join(', ')} (${hall})`))
    .join('; ');
}
