// Newer versions of programmes in the manners of platforms and offices: what the organiser made stays, ids stay, and what changed is said.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderOf, foyer, page, writeInto } from './fixture/recorded.ts';

type Case = { name: string; file: string; text: string; edits: readonly (readonly [string, string])[]; said: readonly string[] };

const cases: readonly Case[] = [
  {
    name: 'numbered speakers: a title, a room and an hour',
    file: 'a.csv',
    text: `Session Title,Session Date,Start Time,End Time,Room Name,Speaker 1,Affiliation 1,Speaker 2,Affiliation 2
Tides,06/03/2031,09:00,10:00,Hall A,Ada Sample,Harbour Institute,Bo Example,Lamp Works
Wicks,06/03/2031,10:30,11:30,Hall B,Cy Model,Tide Office,,
Lights,13/03/2031,09:00,10:00,Hall A,Dee Demo,,Eve Probe,Sea University
Oil,13/03/2031,11:00,12:00,Hall A,Flo Test,,,
`,
    edits: [
      ['\nTides', '\nTides anew'],
      ['Hall B', 'Hall Z'],
      ['13/03/2031,09:00,10:00', '13/03/2031,10:00,11:00'],
      ['Oil,13/03/2031,11:00,12:00,Hall A,Flo Test,,,\n', ''],
    ],
    said: ['cancelled: “Oil”', 'moved: “Lights”: 1 hour later', 'changed: “Tides anew”', 'room “Hall Z”'],
  },
  {
    name: 'talks below a session with minutes: the session moves with them, one has another title',
    file: 'b.csv',
    text: `Session,Start,Talk,Speaker,Min
Session 1: Tides,06.03.2031 09:00,Reading the tides,Ada Sample,15
,,Wicks,Bo Example,15
Session 2: Lamps,06.03.2031 11:00,Night lights,Dee Demo,20
,,Oil,Eve Probe,20
`,
    edits: [
      ['Wicks', 'Wicks and wonders'],
      ['06.03.2031 11:00', '06.03.2031 12:00'],
      [',,Oil,Eve Probe,20\n', ''],
    ],
    said: ['cancelled: presentation “Oil”', 'moved: “Session 2: Lamps”: 1 hour later', 'changed: presentation “Wicks and wonders”'],
  },
  {
    name: 'a mail merge',
    file: 'c.txt',
    text: `Thu 6 March 2031, 09:00-09:30, Hall A: Reading the tides (Ada Sample, Harbour Institute)
Thu 6 March 2031, 09:30-10:00, Hall B: Wicks (Bo Example, Lamp Works)
Fri 7 March 2031, 09:00-10:00, Hall A: Foam (Eve Probe, Sea University)
Fri 7 March 2031, 10:00-11:00, Hall A: Oil (Flo Test)
`,
    edits: [
      ['Reading the tides', 'Tides'],
      ['Hall B', 'Hall Z'],
      ['Fri 7 March 2031, 09:00-10:00', 'Fri 7 March 2031, 08:00-09:00'],
      ['Fri 7 March 2031, 10:00-11:00, Hall A: Oil (Flo Test)\n', ''],
    ],
    said: ['cancelled: “Oil”', 'moved: “Foam”: 1 hour earlier', 'changed: “Tides”', 'room “Hall Z”'],
  },
];

test.each(cases)('$name', async ({ file, text, edits, said }) => {
  const [source, out] = [folderOf({ [file]: text }), folderOf()];
  const event = (path: string): string => join(out, 'lamps/lantern', path);
  const load = (...more: string[]) =>
    foyer('import', join(source, file), '--event', 'lamps/lantern', '--out', out, '--time-zone', 'Europe/Berlin', ...more);
  const ids = (list: string): string[] =>
    (JSON.parse(readFileSync(event(`data/${list}.json`), 'utf8')) as { rows: { Id: string }[] }).rows.map(({ Id }) => Id);
  expect((await load()).code).toBe(0);
  const before = [...ids('sessions'), ...ids('presentations')];
  const own = JSON.stringify(page('home', []));
  const named = readFileSync(event('app.json'), 'utf8').replace(/"name": "[^"]*"/, '"name": "What the office calls it"');
  const mine = JSON.stringify(page('about', []));
  writeInto(out, { 'lamps/lantern/pages/home.json': own, 'lamps/lantern/app.json': named, 'lamps/lantern/pages/about.json': mine });
  const newer = edits.reduce((whole, [was, is]) => {
    expect(whole).toContain(was);
    return whole.replaceAll(was, is);
  }, text);
  writeInto(source, { [file]: newer });
  const result = await load('--keep');
  expect([result.code, result.err.filter((line) => line.includes('error'))]).toEqual([0, []]);
  const told = result.out.join('\n');
  for (const words of said) expect(told).toContain(words);
  expect(told).not.toContain('added: ');
  const after = [...ids('sessions'), ...ids('presentations')];
  expect(after.filter((id) => !before.includes(id))).toEqual([]);
  expect(before.length - after.length).toBe(1);
  const written = ['pages/home.json', 'app.json', 'pages/about.json'].map((path) => readFileSync(event(path), 'utf8'));
  expect(written).toEqual([own, named, mine]);
});
