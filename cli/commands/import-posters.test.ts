// foyer import of talks with posters: a file beside the table becomes one of the event, an address a link, what is missing is told.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOf, foyer } from './fixture/recorded.ts';

const table = [
  'Session;Session start;Session end;Room;Title;Speaker;Poster file',
  'Posters;2031-03-01 09:00;2031-03-01 10:00;Hall;Of lamps;Ada Faro;files/lamps.pdf',
  'Posters;2031-03-01 09:00;2031-03-01 10:00;Hall;Of wicks;Ben Halden;https://example.org/wicks.pdf',
  'Posters;2031-03-01 09:00;2031-03-01 10:00;Hall;Of oil;Cleo Nor;files/none.pdf',
  'Posters;2031-03-01 09:00;2031-03-01 10:00;Hall;Of smoke;Dora Ost;files/page.pdf',
  'Posters;2031-03-01 09:00;2031-03-01 10:00;Hall;Of soot;Emil Paz;../outside.pdf',
  'Posters;2031-03-01 09:00;2031-03-01 10:00;Hall;Of ash;Fred Rio;file:///etc/hostname.pdf',
].join('\n');

test('posters of talks', async () => {
  const folder = folderOf({
    'talks/talks.csv': table,
    'talks/files/lamps.pdf': '%PDF-1.7 …',
    'talks/files/page.pdf': '<html>',
    'outside.pdf': '%PDF-1.7',
  });
  const out = folderOf();
  const { code, out: lines } = await foyer(
    'import',
    join(folder, 'talks/talks.csv'),
    '--event',
    'lamps/lantern',
    '--out',
    out,
    '--time-zone',
    'Europe/Berlin',
  );
  expect(code).toBe(0);
  const path = (file: string): string => join(out, 'lamps/lantern', file);
  const { rows } = JSON.parse(readFileSync(path('data/presentations.json'), 'utf8')) as { rows: Record<string, unknown>[] };
  const byTitle = new Map(rows.map((row) => [row['Title'], row]));
  const { PosterUrl } = byTitle.get('Of lamps')!;
  expect(PosterUrl).toMatch(/^asset:posters\/[\w-]+\.pdf$/);
  expect(readFileSync(path(`assets/${String(PosterUrl).slice('asset:'.length)}`), 'utf8')).toContain('%PDF');
  expect(byTitle.get('Of wicks')).toMatchObject({ Links: [{ Title: 'Poster', Url: 'https://example.org/wicks.pdf' }] });
  for (const title of ['Of wicks', 'Of oil', 'Of smoke', 'Of soot', 'Of ash']) expect(byTitle.get(title)).not.toHaveProperty('PosterUrl');
  expect(lines.filter((line) => line.includes('picture-missing'))).toHaveLength(3);
  expect(existsSync(path('assets/posters'))).toBe(true);
});
