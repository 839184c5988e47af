// Which company is at which booth, in what order numbers stand, and which companies a search finds.
import type { Company, Hall } from './shapes.ts';

/** A rectangle in units of a plan. */
export type Box = { x: number; y: number; width: number; height: number };

/** A booth to be drawn: its corners as SVG writes them, the room it takes, and who is there. */
export type PlacedBooth = { number: string; corners: string; box: Box; company: Company | undefined };

const numeric = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Compares booth numbers with their figures as numbers: 2.9 before 2.10 before 10A. */
export const compareBooths = (a: string, b: string): number => numeric.compare(a, b);

/** Booth numbers ascending, 9 before 12 (A §2 exhibitor floor-plan modal). */
export const ascending = (numbers: readonly string[]): string[] => numbers.toSorted(compareBooths);

type PlannedBooth = Company['booths'][number];

/** The number of a booth, with or without its hall. */
const numberOf = (booth: PlannedBooth): string => (typeof booth === 'string' ? booth : booth.number);

/** Whether a booth is meant in a hall: a number alone is meant in each. */
const isIn = (hall: string, booth: PlannedBooth): boolean => typeof booth === 'string' || booth.hall === hall;

/** The numbers of a company's booths ascending, each once. */
const planNumbers = ({ booths }: Company): string[] => ascending([...new Set(booths.map(numberOf))]);

/** Of several with one id the first counts. */
export function firstOfEach<T extends { id: string }>(list: readonly T[]): T[] {
  const seen = new Set<string>();
  return list.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** The booths of a hall with their companies; two corners are a rectangle. */
export function placedBooths({ id, booths }: Hall, companies: readonly Company[]): PlacedBooth[] {
  const at = new Map<string, Company>();
  // Who names the hall comes before those who name the number alone.
  for (const byHall of [false, true])
    for (const company of companies)
      for (const booth of company.booths) if ((typeof booth !== 'string') === byHall && isIn(id, booth)) at.set(numberOf(booth), company);
  return booths.map(({ number, points }) => {
    const corners = points.split(' ').map((pair) => pair.split(',').map(Number) as [number, number]);
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    const box = boxOf(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
    return { number, corners: corners.length === 2 ? cornersOf(box) : points, box, company: at.get(number) };
  });
}

const boxOf = (left: number, top: number, right: number, bottom: number): Box => ({
  x: left,
  y: top,
  width: right - left,
  height: bottom - top,
});
const cornersOf = ({ x, y, width, height }: Box): string => `${x},${y} ${x + width},${y} ${x + width},${y + height} ${x},${y + height}`;

/** The room that all booths of a company take in a hall; undefined where it has none there. */
export function boxAround(booths: readonly PlacedBooth[], id: string): Box | undefined {
  const own = booths.filter(({ company }) => company?.id === id).map(({ box }) => box);
  if (own.length === 0) return undefined;
  return boxOf(
    Math.min(...own.map(({ x }) => x)),
    Math.min(...own.map(({ y }) => y)),
    Math.max(...own.map(({ x, width }) => x + width)),
    Math.max(...own.map(({ y, height }) => y + height)),
  );
}

/** The first hall where a company has a booth; the first of all where it has none. */
export const hallOf = (halls: readonly Hall[], company: Company | undefined): Hall =>
  halls.find(({ id, booths }) => booths.some(({ number }) => company?.booths.some((own) => isIn(id, own) && numberOf(own) === number))) ??
  halls[0]!;

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Companies by name, those alone whose name, booth or sponsor type has every word of the question, whatever case and accents. */
export function foundCompanies(
  companies: readonly Company[],
  question: string,
  language: string,
  inWords: (company: Company) => string,
): Company[] {
  const words = folded(question).split(/\s/).filter(Boolean);
  const { compare } = new Intl.Collator(language, { numeric: true });
  return companies
    .filter((company) => {
      const all = folded([company.name, ...planNumbers(company), inWords(company)].join(' '));
      return words.every((word) => all.includes(word));
    })
    .toSorted((a, b) => compare(a.name, b.name));
}
