import { expect, test } from 'vitest';
import { miniConfFolder } from '../../fixtures/families.ts';
import { fileOf } from '../../fixtures/schedules.ts';
import { importProgramme } from '../../import-programme.ts';
import { hours } from './sittings.ts';

const { rows, event, content, exhibition, findings, quarantine, leftOut } = importProgramme({ files: miniConfFolder() });
const session = (id: string) => rows.sessions.find(({ Id }) => Id === id);
const partsOf = (id: string) => rows.presentations.filter(({ SessionId }) => SessionId === id).map(({ Id, Title }) => [Id, Title]);

test('the event is that of the configuration', () => {
  expect(event).toMatchObject({
    name: 'LANTERN31',
    website: 'https://lantern.example.org/',
    timeZone: 'UTC',
    startDate: '2031-03-01',
    endDate: '2031-03-02',
  });
});

test('papers are the presentations of the hours that list them, with authors, abstract, tags and links', () => {
  expect(session('q1')).toMatchObject({
    Name: 'Q&A 1: Sea',
    SessionType: 'Papers',
    StartDateTime: '2031-03-01T09:00:00+00:00',
    TrackId: 'sea',
  });
  expect(partsOf('q1')).toEqual([
    ['main.1', 'Tides'],
    ['main.2', 'Wicks'],
  ]);
  expect(rows.presentations.find(({ Id }) => Id === 'main.1')).toMatchObject({
    Speakers: [{ DisplayName: 'Ada Sample' }, { DisplayName: 'Bo Beispiel' }],
    SpeakerSurname: 'Sample',
    Abstract: '<p>About tides.</p>',
    Groups: [{ Name: 'Sea' }, { Name: 'sea' }, { Name: 'moon' }],
    Links: [{ Title: 'Paper (PDF)', Url: 'https://example.org/1.pdf' }],
  });
  expect(findings.filter(({ code }) => code === 'paper-unknown')).toMatchObject([{ file: 'paper_sessions.yml', line: 2 }]);
});

test('a paper no hour lists is not lost', () => {
  expect(session('Main-papers') ?? session('main-papers')).toMatchObject({ Name: 'Main papers', StartDateTime: null });
  expect(rows.presentations.filter(({ SessionId }) => /main-papers/i.test(SessionId)).map(({ Id }) => Id)).toEqual(['main.3']);
});

test('a workshop is a session for each run of its hours; blocks and papers are its presentations', () => {
  expect([session('W1'), session('W1-2')]).toMatchObject([
    {
      Name: 'Harbours',
      SessionType: 'Workshop',
      StartDateTime: '2031-03-01T08:00:00+00:00',
      EndDateTime: '2031-03-01T09:30:00+00:00',
      Subtitle: '',
    },
    { Name: 'Harbours', StartDateTime: '2031-03-02T08:00:00+00:00', Subtitle: 'Second day', Origin: { Code: 'W1' } },
  ]);
  expect(partsOf('W1')).toEqual([
    ['W1-part-1', 'Opening'],
    ['W1-part-2', 'Break'],
    ['W1.1', 'Small tides'],
  ]);
});

test('one name is one person, though papers and workshops are at the same hour', () => {
  expect(rows.authors.map(({ DisplayName }) => DisplayName)).toEqual(
    expect.arrayContaining(['Ada Sample', 'Bo Beispiel', 'Cy Muster', 'Dee Exemple']),
  );
  expect(rows.authors).toHaveLength(4);
});

test('a keynote carries what is said about its speaker', () => {
  expect(session('K1')).toMatchObject({ SessionType: 'Keynote', Name: 'On light', ImageThumbPath: '' });
  expect(rows.authors.find(({ DisplayName }) => DisplayName === 'Dee Exemple')).toMatchObject({
    Biography: '<p>Lights lamps.</p>',
    Institution: 'Wick University',
    ImagePath: 'https://lantern.example.org/static/dee.jpg',
  });
});

test('of the calendar stays what nothing else says', () => {
  expect(rows.sessions.filter(({ StartDateTime }) => StartDateTime?.startsWith('2031-03-01T18')).map(({ Name }) => Name)).toEqual([
    'Party',
  ]);
  expect(leftOut).toContainEqual(expect.objectContaining({ field: 'calendar entries', rows: 2 }));
});

test('sponsors with tiers, links and hours; their contacts stay private', () => {
  expect(content.tiers).toEqual(['Gold', 'Silver']);
  expect(exhibition.companies).toMatchObject([
    { Name: 'Beispiel & Söhne', SponsorType: 'Gold', Description: '<p>We make <em>lamps</em>.</p>' },
    { Name: 'Wick Ltd', SponsorType: 'Silver' },
  ]);
  const { Id } = exhibition.companies[0]!;
  expect(rows.sessions.find(({ SessionType }) => SessionType === 'Sponsor')).toMatchObject({
    Name: 'Lamps live',
    CompanyAccountName: 'Beispiel & Söhne',
    CompanyAccountId: Id,
    SponsorType: 'Gold',
    EndDateTime: '2031-03-01T13:15:00+00:00',
  });
  expect(JSON.stringify([rows, content, exhibition])).not.toContain('bo@example.org');
});

test('questions, committee and articles; a nameless member is quarantined', () => {
  expect(content.questions).toMatchObject([
    { section: 'Start', question: 'How?', html: expect.stringContaining('<a href="https://example.org/"') },
    { question: 'Why?', html: '<p>Because.</p>' },
  ]);
  expect(content.committee).toMatchObject([{ name: 'Ada Sample', role: 'Chair', institution: 'Harbour Office' }]);
  expect(content.articles).toMatchObject([{ id: 'code_of_conduct', title: 'Code Of Conduct' }]);
  expect(quarantine).toMatchObject([{ file: 'committee.yml', line: 5 }]);
});

test('a broken file costs itself alone', () => {
  const result = importProgramme({ files: [...miniConfFolder(), fileOf('tutorials.json', '[{"UID": "T1", '), fileOf('panels.csv', '')] });
  expect(result.rows.sessions).toHaveLength(rows.sessions.length);
  expect(result.findings.filter(({ severity }) => severity === 'error').map(({ file, code }) => [file, code])).toEqual(
    expect.arrayContaining([
      ['tutorials.json', 'json-syntax'],
      ['panels.csv', 'file-empty'],
    ]),
  );
});

test('a hole in a folder: every file alone is a programme or says why not', () => {
  for (const file of miniConfFolder()) {
    const { findings: found, readable } = importProgramme({ files: [file], format: 'mini-conf' });
    expect(readable || found.length > 0, file.path).toBe(true);
  }
});

test.each([
  [1.25, 75],
  ['0.5', 30],
  [1, 60],
  ['01:30', '01:30'],
  [90, 90],
])('the duration %j of a sponsor is %j', (written, minutes) => {
  expect(hours(written)).toBe(minutes);
});

test('a gathering of one block: its hosts are its people where it names none; what else the block says is named', () => {
  const social = (more: string): ReturnType<typeof fileOf> =>
    fileOf(
      'socials.yml',
      `- UID: S1\n  title: Party\n${more}  sessions:\n  - name: S-Party\n    start_time: 2031-03-01 18:00:00+00:00\n    end_time: 2031-03-01 20:00:00+00:00\n    hosts: Dora Sample\n    link: https://meet.example.org/1\n`,
    );
  const read = (more: string) => {
    const result = importProgramme({ files: [fileOf('config.yml', 'name: LANTERN31\n'), social(more)] });
    const party = result.rows.sessions.find(({ Name }) => Name === 'Party')!;
    return [party.Speakers!.map(({ DisplayName }) => DisplayName), result.leftOut.map(({ field }) => field)];
  };
  expect(read('')).toEqual([['Dora Sample'], ['link']]);
  expect(read('  organizers: Ed Sample\n')).toEqual([['Ed Sample'], ['hosts', 'link']]);
});
