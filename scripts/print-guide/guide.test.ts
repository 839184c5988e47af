// The guide agrees with the rules on Kardia 2027, and its links lead only to what exists.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { guide, printed } from './index.ts';

const text = readFileSync(guide, 'utf8');

it('has the tables that the rules print', async () => {
  expect(text, 'run: node scripts/print-guide/index.ts').toBe(await printed(text));
  expect(text.match(/– \d+ /g)!.length).toBeGreaterThan(20);
});

it('leads only to files that exist, and to headings that are there', () => {
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, to]) => to!);
  expect(links.length).toBeGreaterThan(5);
  for (const to of links) {
    const [file = '', anchor] = to.split('#', 2);
    const path = file === '' ? guide : join(dirname(guide), file);
    expect(existsSync(path), to).toBe(true);
    if (anchor !== undefined) expect(headingsOf(readFileSync(path, 'utf8')), to).toContain(anchor);
  }
});

it('names keys of requirements and of the app document as they are spelt', () => {
  const schemas = ['access', 'app'].map((name) =>
    readFileSync(join(import.meta.dirname, `../../schemas/documents/${name}.schema.json`), 'utf8'),
  );
  const named = [...text.matchAll(/`"?(\w+)"?(?::[^`]*)?`/g)]
    .map(([, word]) => word!)
    .filter((word) => /^[a-z]+[A-Z]|^(Event|User|Participant|Society|Exhibitor|Visitor|Time)[A-Z]\w+/.test(word));
  // Pages, the two keys of placements that need no policy, and the fields of their windows.
  const others = /Page$|^(signedIn|hasTicket|startTime|endTime)$/;
  expect(named.length).toBeGreaterThan(25);
  expect(named.filter((word) => !others.test(word) && !schemas.some((schema) => schema.includes(`"${word}"`)))).toEqual([]);
});

/** Anchors of the headings of a Markdown text. */
function headingsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, words]) =>
    words!
      .toLowerCase()
      .replaceAll(/[^a-z0-9 -]/g, '')
      .replaceAll(' ', '-'),
  );
}
