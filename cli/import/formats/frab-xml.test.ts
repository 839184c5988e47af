import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fileOf } from '../fixtures/schedules.ts';
import { importProgramme } from '../import-programme.ts';

const path = 'harbour-days.schedule.xml';
const bytes = readFileSync(new URL(`../fixtures/${path}`, import.meta.url));
const { format, event, rows, findings, quarantine, leftOut } = importProgramme({ files: [{ path, bytes }] });
const session = (guid: string) => rows.sessions.find(({ Origin }) => Origin?.Guid === guid)!;

test('the event: name, zone, days, website', () => {
  expect(format).toBe('frab-xml');
  expect(event).toMatchObject({
    name: 'Harbour Days 2031',
    acronym: 'harbour31',
    timeZone: 'Europe/Lisbon',
    startDate: '2031-06-13',
    endDate: '2031-06-15',
    days: ['2031-06-13', '2031-06-14'],
    website: 'https://harbour.example.org/2031/',
  });
});

test('a session in order, with times in the zone of the event', () => {
  expect(session('g-1')).toMatchObject({
    Id: '1',
    Name: 'Opening of the harbour',
    StartDateTime: '2031-06-13T08:00:00+01:00',
    EndDateTime: '2031-06-13T08:45:00+01:00',
    ProgrammeDay: '2031-06-13',
    RoomId: 'quay-hall',
    TrackId: 'tides-currents',
    SessionType: 'Ceremony',
    Languages: ['en', 'pt'],
    ImageThumbPath: 'https://harbour.example.org/logo.png',
    Speakers: [
      { Id: 'p-1', Firstname: 'Ines', Surname: 'Mareva', DisplayName: 'Ines Mareva' },
      { Id: 'p-2', Firstname: '', Surname: 'Tide', DisplayName: 'Tide' },
    ],
    Abstract: '<p>We begin, and<br />say why.</p>',
    Description:
      '<h3>What happens</h3>\n<ul>\n<li>\n<p>a <em>short</em> welcome</p>\n</li>\n<li>\n<p>the <a href="https://harbour.example.org/map" rel="noopener">map</a></p>\n</li>\n</ul>\n<p>A lighthouse</p>'.replaceAll(
        /<li>\n<p>(.*?)<\/p>\n<\/li>/g,
        '<li>$1</li>',
      ),
    Links: [
      { Title: 'The programme', Url: 'https://harbour.example.org/programme.pdf' },
      { Title: 'Feedback', Url: 'https://harbour.example.org/2031/opening/feedback/' },
    ],
    Attachments: [],
    Origin: { Guid: 'g-1', Code: '', Slug: 'opening', Url: 'https://harbour.example.org/2031/opening/' },
    Highlighted: true,
  });
});

test('after midnight it is still the day before; two persons of one name stay two', () => {
  expect(session('g-2')).toMatchObject({
    StartDateTime: '2031-06-14T01:10:00+01:00',
    ProgrammeDay: '2031-06-13',
    Languages: [],
    TrackId: '',
    Speakers: [],
  });
  expect(session('g-2').Groups).toEqual([{ Name: 'Not recorded' }, { Name: 'Not streamed' }]);
  expect(rows.authors.map(({ Id, DisplayName }) => `${Id} ${DisplayName}`)).toEqual(['p-1 Ines Mareva', 'p-2 Tide', 'p-3 Ines Mareva']);
});

test('a repeated id gets a suffix; twelve hours are twelve hours', () => {
  expect(session('g-3')).toMatchObject({ Id: '2-2', EndDateTime: '2031-06-13T21:00:00+01:00' });
  expect(findings).toContainEqual(expect.objectContaining({ code: 'id-repeated', severity: 'warning', line: 63, file: path }));
});

test('without date and room the day and the clock count', () => {
  expect(session('g-6')).toMatchObject({
    StartDateTime: '2031-06-14T10:00',
    EndDateTime: '2031-06-15T12:30',
    RoomId: '',
    ProgrammeDay: '2031-06-14',
  });
});

test('rooms and tracks in order; tracks only named in events get rows too', () => {
  expect(rows.rooms.map(({ Id, Name, Sort }) => [Id, Name, Sort])).toEqual([
    ['quay-hall', 'Quay Hall', 1],
    ['deck-3', 'Deck 3', 2],
  ]);
  expect(rows.tracks.map(({ Id, Color }) => [Id, Color])).toEqual([
    ['tides-currents', '#cc3333'],
    ['rest', '#808080'],
    ['unlisted-track', undefined],
  ]);
});

test('bad rows are in the quarantine with line, reason and their text; their neighbours are not', () => {
  expect(quarantine.map(({ line, reason }) => [line, reason])).toEqual([[70, 'it has no title']]);
  expect(quarantine[0]!.row).toMatch(/^<event guid="g-4"[^]*<\/event>$/);
  expect(findings.filter(({ code }) => code === 'row-quarantined')).toHaveLength(1);
  expect(rows.sessions).toHaveLength(5);
  expect(findings.filter(({ code }) => code === 'session-time-unreadable').map(({ line, message }) => [line, message])).toEqual([
    [75, expect.stringContaining('the date "13 June, ten o\'clock" is unreadable')],
  ]);
});

test('unsafe addresses are reported; private answers are left out and counted', () => {
  expect(findings.filter(({ code }) => code === 'address-unusable').map(({ message }) => message)).toEqual([
    '"Opening of the harbour": no usable address: javascript:alert(1)',
    '"Opening of the harbour": no usable address: file:///etc/passwd',
  ]);
  expect(leftOut).toEqual([expect.objectContaining({ field: 'answers', rows: 1 })]);
  expect(JSON.stringify(rows)).not.toContain('telephone');
});

test.each([
  ['xml-doctype', '<!DOCTYPE schedule [<!ENTITY a "b">]><schedule>&a;</schedule>'],
  ['xml-syntax', bytes.toString('utf8').slice(0, 2000)],
  ['xml-syntax', '<schedule><conference/>&a;</schedule>'],
  ['xml-too-deep', `<schedule>${'<day>'.repeat(60)}`],
  ['not-a-schedule', '<list><schedule/></list>'],
])('%s: one clear error, nothing else', (code, text) => {
  const result = importProgramme({ files: [fileOf('bad.xml', text)] });
  expect(result.readable).toBe(false);
  expect(result.findings.map((finding) => [finding.code, finding.severity])).toEqual([[code, 'error']]);
  expect(result.findings[0]!.message).not.toMatch(/\n|\bat .*:\d+:\d+/);
});

test('events without day or room elements are read as well', () => {
  const { rows: few } = importProgramme({
    files: [
      fileOf(
        'flat.xml',
        '<schedule><event id="1"><title>Flat</title><date>2031-01-02T05:30:00+01:00</date><room>Roof</room></event></schedule>',
      ),
    ],
  });
  expect(few.sessions[0]).toMatchObject({ Name: 'Flat', ProgrammeDay: '2031-01-01', RoomId: 'roof', EndDateTime: null });
});
