// Addresses without a host, and the base a mapping names for them.
import { expect, test } from 'vitest';
import { fileOf } from '../../fixtures/schedules.ts';
import { importProgramme } from '../../import-programme.ts';

const talk = {
  title: 'Tides',
  start: '2031-03-06T09:00',
  logo: '/pictures/tides.png',
  url: 'talks/1',
  video: '../films/1',
  links: [{ title: 'Notes', url: 'notes' }],
  attachments: [{ title: 'Slides', url: '/slides.pdf' }],
  persons: [{ name: 'Ada Sample', avatar: 'ada.jpg' }],
};
const read = (mapping: object) =>
  importProgramme({
    files: [
      fileOf('export.json', JSON.stringify({ talks: [talk] })),
      fileOf('mapping.json', JSON.stringify({ timeZone: 'UTC', ...mapping })),
    ],
    format: 'table',
  });

test.each<[object, string]>([
  [{}, 'a list'],
  [{ tables: [{ file: 'export.json', rows: 'talks[].merge(@, {room: `"Hall"`})' }] }, 'records that a path makes'],
])('%j: pictures, recordings, links and attachments of %s are relative to the base', (mapping) => {
  const { rows, event, findings } = read({ baseUrl: 'https://congress.example.org/2031/programme/', ...mapping });
  expect(event.website).toBe('https://congress.example.org/2031/programme/');
  expect(rows.sessions).toMatchObject([
    {
      ImageThumbPath: 'https://congress.example.org/pictures/tides.png',
      RecordingUrl: 'https://congress.example.org/2031/films/1',
      Origin: { Url: 'https://congress.example.org/2031/programme/talks/1' },
    },
  ]);
  expect([...(rows.sessions[0]!.Links ?? []), ...(rows.sessions[0]!.Attachments ?? [])]).toEqual(
    expect.arrayContaining([
      { Title: 'Notes', Url: 'https://congress.example.org/2031/programme/notes' },
      { Title: 'Slides', Url: 'https://congress.example.org/slides.pdf' },
    ]),
  );
  expect(rows.authors).toMatchObject([{ ImagePath: 'https://congress.example.org/2031/programme/ada.jpg' }]);
  expect(findings.filter(({ code }) => code.startsWith('address'))).toEqual([]);
});

test('a table of talks below sessions has the base, too; without one the addresses are told', () => {
  const table = 'session,title,start,slides\nSea,Tides,2031-03-06T09:00,/slides.pdf\nSea,Wicks,2031-03-06T09:20,\n';
  const rowsOf = (mapping: object) =>
    importProgramme({ files: [fileOf('talks.csv', table), fileOf('mapping.json', JSON.stringify({ timeZone: 'UTC', ...mapping }))] });
  const withBase = rowsOf({ baseUrl: 'https://congress.example.org' });
  expect(withBase.rows.presentations[0]!.Links).toEqual([{ Title: 'Slides', Url: 'https://congress.example.org/slides.pdf' }]);
  const without = rowsOf({});
  expect(without.rows.presentations[0]!.Links ?? []).toEqual([]);
  expect(without.findings).toContainEqual(
    expect.objectContaining({ code: 'address-unusable', line: 2, message: '"Tides": no usable address: /slides.pdf' }),
  );
  const told = read({}).findings.filter(({ code }) => code === 'address-unusable');
  const addresses = ['/slides.pdf', 'notes', '/pictures/tides.png', '../films/1'];
  expect(told.map(({ message }) => message)).toEqual(addresses.map((address) => `"Tides": no usable address: ${address}`));
});

test.each(['congress.example.org', '/programme', 'file:///home/', 'mailto:a@example.org', ''])('%j is no base', (baseUrl) => {
  expect(read({ baseUrl }).findings).toMatchObject([
    { code: 'mapping-invalid', message: expect.stringContaining('baseUrl: is no address on the web') },
  ]);
});
