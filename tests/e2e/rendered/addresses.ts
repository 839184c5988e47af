// Every address of the page table, in an event of the samples.
import { pageTable } from '../../../src/pages/table.ts';

/** An event of the samples, its languages to look at (one is written from right to left), and things it has, by the parameter of their address. */
export type Sample = { instance: string; event: string; languages: readonly string[]; things: Readonly<Record<string, string>> };

/** The language written from right to left; the samples get it for these journeys (`right-to-left.ts`). */
export const ARABIC = 'ar-EG';

export const samples: readonly Sample[] = [
  {
    instance: 'kardia',
    event: 'kardia2027',
    languages: ['de-DE', ARABIC],
    things: { sessionId: '1002', presentationId: '100201', userId: '50273', pageName: 'Venue-and-travel' },
  },
  {
    instance: 'release',
    event: 'foyer',
    languages: [ARABIC, 'en-GB'],
    things: { sessionId: '103', presentationId: '103-1', userId: 'rotunda', pageName: 'About' },
  },
];

/** Addresses of the table without the parts that may be missing, each once. What the event has no thing for is `1`: it is not there, and the page says so. */
export function addressesOf({ instance, event, things }: Sample, language: string): string[] {
  const values: Readonly<Record<string, string>> = { ...things, instance, event, language };
  const paths = pageTable
    .flatMap((row) => row.paths)
    .filter((path) => path.includes(':event'))
    .map((path) => path.replaceAll(/\/(:\w+\?|\*)/g, '').replaceAll(/:(\w+)/g, (_, name: string) => values[name] ?? '1'));
  return [...new Set(paths)];
}
