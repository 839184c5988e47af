// Tables of news, awards and preceptorships as offices write them, and files of ours.
import { expect, test } from 'vitest';
import { fileOf } from '../fixtures/schedules.ts';
import { workbook } from '../fixtures/workbooks.ts';
import type { ImportFile } from '../result.ts';
import { type EditorialRequest, importEditorial } from './import-editorial.ts';
import type { EditorialKind } from './kinds.ts';

const read = (kind: EditorialKind, files: ImportFile | ImportFile[], more: Partial<EditorialRequest> = {}) =>
  importEditorial({ kind, files: [files].flat(), ...more });
const csv = (text: string, name = 'list.csv'): ImportFile => fileOf(name, text);
const codes = ({ findings }: ReturnType<typeof importEditorial>): string[] => findings.map(({ code }) => code);

test('news: tags, addresses, pictures beside the table; a text in Markdown', () => {
  const { rows, pictures } = read(
    'news',
    csv(
      'Headline;Date;Teaser;Image;Alt text;Keywords;Link;Body\n' +
        'Doors open;2031-03-01 08:30;The hall is full.;pics/Hall A.JPG;Hall A;Lamps, Tides;www.example.org/doors;Come to **hall A**.\n' +
        'Far away;2031-03-02;;https://example.org/a.png;;;;\n',
    ),
  );
  expect(rows).toEqual([
    {
      Id: 'doors-open',
      Title: 'Doors open',
      Date: '2031-03-01T08:30:00',
      Summary: 'The hall is full.',
      ImagePath: 'asset:news/pics-hall-a.jpg',
      ImageText: 'Hall A',
      Tags: ['Lamps', 'Tides'],
      Url: 'https://www.example.org/doors',
      Text: '<p>Come to <strong>hall A</strong>.</p>',
    },
    { Id: 'far-away', Title: 'Far away', Date: '2031-03-02', ImagePath: 'https://example.org/a.png' },
  ]);
  expect(pictures).toMatchObject([{ from: 'pics/Hall A.JPG', to: 'news/pics-hall-a.jpg', of: 'Doors open' }]);
});

test('awards: a row for each winner is one award; several winners in a cell with their institutions', async () => {
  const rows = [
    ['Preis', 'Jahr', 'Stifter', 'Preisträger', 'Einrichtung', 'Platz', 'Titel der Arbeit'],
    ['Nachwuchspreis', 2031, 'Wick Ltd', 'Ada Sample', 'Harbour Institute', '1. Preis', 'Of lamps'],
    ['Nachwuchspreis', 2031, '', 'Bo Beispiel', 'University of Tides', '2. Preis', 'Of oil'],
    ['Nachwuchspreis', 2030, '', 'Cy Muster (Küstenklinik); Di Vorbild', '', '', ''],
  ];
  const result = read(
    'awards',
    await workbook(
      'preise.xlsx',
      { name: 'Preise', rows },
      {
        name: 'Notizen',
        rows: [
          ['Wer', 'Was'],
          ['Ada', 'ruft an'],
        ],
      },
    ),
  );
  expect(result.rows).toEqual([
    {
      Id: 'nachwuchspreis',
      Title: 'Nachwuchspreis',
      Year: 2031,
      Sponsor: 'Wick Ltd',
      Winners: [
        { DisplayName: 'Ada Sample', Institution: 'Harbour Institute', Rank: '1. Preis', Work: 'Of lamps' },
        { DisplayName: 'Bo Beispiel', Institution: 'University of Tides', Rank: '2. Preis', Work: 'Of oil' },
      ],
    },
    {
      Id: 'nachwuchspreis-2',
      Title: 'Nachwuchspreis',
      Year: 2030,
      Winners: [{ DisplayName: 'Cy Muster', Institution: 'Küstenklinik' }, { DisplayName: 'Di Vorbild' }],
    },
  ]);
  expect(codes(result)).toEqual(['sheet-without-columns']);
});

test('preceptorships of a list in YAML and of a workbook', async () => {
  const yaml = fileOf(
    'offers.yaml',
    '- title: Two weeks of light\n  host: Harbour Centre\n  language: German\n  places: 4\n  start: 2031-09-06\n  end: 2031-09-17\n  apply: mailto:teach@example.org\n',
  );
  const ods = await workbook('angebote.ods', {
    name: 'Angebote',
    rows: [
      ['Titel', 'Gastgeber', 'Sprache', 'Plätze', 'Von', 'Bis'],
      ['Zwei Wochen Licht', 'Hafenzentrum', 'de-AT', 'viele', new Date('2031-09-06T00:00:00Z'), '17.9.2031'],
    ],
  });
  const { rows, findings } = read('preceptorships', [yaml, ods]);
  expect(rows).toEqual([
    {
      Id: 'two-weeks-of-light',
      Title: 'Two weeks of light',
      Host: 'Harbour Centre',
      Language: 'de',
      Places: 4,
      ApplyEmail: 'teach@example.org',
      StartDate: '2031-09-06',
      EndDate: '2031-09-17',
    },
    {
      Id: 'zwei-wochen-licht',
      Title: 'Zwei Wochen Licht',
      Host: 'Hafenzentrum',
      Language: 'de-AT',
      StartDate: '2031-09-06',
      EndDate: '2031-09-17',
    },
  ]);
  expect(findings.map(({ code, message }) => [code, message])).toEqual([['value-unknown', expect.stringContaining('“viele”')]]);
});

test('a data file of ours is read as it is: texts by language, keys of text sets, flags, winners', () => {
  const jobs = [
    {
      Id: 'nurse',
      Title: { 'en-GB': 'Nurse', 'de-DE': 'Pflege' },
      IsRemote: true,
      EmploymentType: 'per-diem',
      ApplyEmail: 'jobs@example.org',
      Text: { 'en-GB': '<p>Care</p>', 'de-DE': '<p>Pflege</p>' },
    },
    { Id: 'key', Title: { key: 'jobs.keeper' }, Deadline: '2031-06-30T12:00:00+02:00' },
  ];
  const awards = [
    {
      Id: 'young',
      Title: 'Young',
      Year: 2031,
      Winners: [
        { Id: 'a-17', PresentationId: '100' },
        { DisplayName: 'Ada Sample', Work: { 'en-GB': 'Of lamps' } },
      ],
    },
  ];
  const tv = [
    {
      Id: 'first',
      Section: 'dailyhighlights',
      Title: { 'en-GB': 'First', 'de-DE': 'Erster' },
      MediaUrl: 'asset:tv/first.mp4',
      Seconds: 30,
      Captions: [{ Language: 'de-DE', Url: 'asset:tv/de.vtt' }],
      Chapters: [{ Time: 6.5, Title: { 'en-GB': 'Doors' } }],
      Speakers: [{ Id: 'a-17' }, { DisplayName: 'Ada Sample', Firstname: 'Ada', Surname: 'Sample' }],
      SessionId: '1002',
    },
  ];
  const file = (rows: object[]) => fileOf('data.json', JSON.stringify({ schemaVersion: 1, rows }));
  expect([read('jobs', file(jobs)).rows, read('awards', file(awards)).rows, read('tv', file(tv)).rows]).toEqual([jobs, awards, tv]);
});

test('TV: the part by column, sheet or file; lengths, chapters, captions and people as offices write them', async () => {
  const rows = [
    ['Folge', 'Nr', 'Erschienen', 'Datei', 'Dauer', 'Größe', 'Kapitel', 'Untertitel', 'Gäste'],
    [
      'Schlaf',
      3,
      '2031-05-03',
      'https://cdn.example.org/3.mp3',
      '24:05',
      101473,
      '0:00 Nacht; 12:30 – Pausen; viel später',
      'de: https://cdn.example.org/3.vtt',
      'Ada Sample; Bo Beispiel (Küstenklinik)',
    ],
    ['Ohne Ton', 4, '', 'ton/4.mp3', 'lang', '', '', 'https://cdn.example.org/4.vtt', ''],
  ];
  const sheets = await workbook('tv.xlsx', { name: 'Podcast', rows });
  const films = csv(
    'Title,Part,Video URL,Duration,Session ID,Speaker IDs\nThe first day,Daily highlights,asset:tv/first.mp4,PT4M5S,1002,a-1 a-2\nNothing known,,https://cdn.example.org/x.mp4,,,\n',
    'films.csv',
  );
  const result = read('tv', [sheets, films]);
  expect(result.rows).toEqual([
    {
      Id: 'schlaf',
      Title: 'Schlaf',
      Section: 'podcast',
      IsSound: true,
      Number: 3,
      Date: '2031-05-03',
      MediaUrl: 'https://cdn.example.org/3.mp3',
      Seconds: 1445,
      Bytes: 101473,
      Captions: [{ Language: 'de-DE', Url: 'https://cdn.example.org/3.vtt' }],
      Chapters: [
        { Time: 0, Title: 'Nacht' },
        { Time: 750, Title: 'Pausen' },
      ],
      Speakers: [{ DisplayName: 'Ada Sample' }, { DisplayName: 'Bo Beispiel' }],
    },
    {
      Id: 'the-first-day',
      Title: 'The first day',
      Section: 'dailyhighlights',
      MediaUrl: 'asset:tv/first.mp4',
      Seconds: 245,
      Speakers: [{ Id: 'a-1' }, { Id: 'a-2' }],
      SessionId: '1002',
    },
  ]);
  // Without an address there is nothing to play, without a part no place: both wait.
  expect(result.quarantine).toHaveLength(2);
  expect(result.findings.map(({ code, message }) => `${code} ${message}`).filter((line) => !line.startsWith('row-quarantined'))).toEqual([
    expect.stringMatching(/^value-unknown .*“viel später”/),
    expect.stringMatching(/^address-unusable .*ton\/4\.mp3/),
    expect.stringMatching(/^value-unknown .*4\.vtt/),
    expect.stringMatching(/^value-unknown .*“lang”/),
  ]);
});
