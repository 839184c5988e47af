import { expect, test } from 'vitest';
import { fileOf } from '../fixtures/schedules.ts';
import { importProgramme } from '../import-programme.ts';

const slot = (id: string, hour: number, over: object = {}): object => ({
  id,
  name: id,
  display_name: id,
  start_time: `2031-07-10T${String(hour).padStart(2, '0')}:00:00-04:00`,
  end_time: `2031-07-10T${String(hour + 1).padStart(2, '0')}:00:00-04:00`,
  type: 'Paper Sessions',
  events: {},
  ...over,
});
const event = (id: string, session: string, over: object = {}): object => ({
  id,
  session,
  track: 'Tides',
  type: 'Oral',
  start_time: '2031-07-10T09:00:00-04:00',
  end_time: '2031-07-10T10:00:00-04:00',
  chairs: ['Ada Sample'],
  paper_ids: [],
  link: null,
  room: 'Pier Hall',
  ...over,
});
const paper = (id: string, over: object = {}): object => ({
  id,
  title: `Paper ${id}`,
  authors: ['Ben Sample', 'Cleo van der Sample'],
  track: 'Tides',
  paper_type: 'long',
  category: 'Main-Oral',
  abstract: 'On *tides*.',
  tldr: 'On…',
  keywords: ['moon'],
  languages: [],
  video_url: null,
  anthology_url: null,
  paper_pdf: `https://papers.example.org/${id}.pdf`,
  poster_pdf: null,
  event_ids: [],
  similar_paper_ids: [],
  program: 'Main',
  is_paper: true,
  ...over,
});

const oral = event('session-1_-tides-(oral)', 'Session 1', { paper_ids: ['P1', 'P2'] });
const conference = {
  sessions: {
    'Session 1': slot('Session 1', 9, { events: { oral } }),
    Coffee: slot('Coffee', 10, { type: 'Breaks' }),
    Keynote: slot('Keynote', 11, { type: 'Plenary Sessions' }),
  },
  papers: {
    P1: paper('P1', { video_url: 'https://films.example.org/P1', slides_pdf: 'https://papers.example.org/P1-slides.pdf' }),
    P2: paper('P2', { event_ids: ['session-1_-tides-(oral)'] }),
    W1: paper('W1', { event_ids: ['W-SEA'], program: 'Workshop', track: 'Sea' }),
    F1: paper('F1', { track: 'Findings' }),
  },
  events: { oral },
  workshops: {
    'W-SEA': event('W-SEA', 'Workshops', {
      title: 'Workshop on the Sea',
      short_name: 'SEA',
      committee: [{ first_name: 'Dora', middle_name: null, last_name: 'Sample' }],
      workshop_site_url: 'https://sea.example.org',
      description: 'All day.',
      type: 'Workshops',
      track: 'Workshop',
      chairs: [],
    }),
  },
  plenaries: {
    K1: event('K1', 'Keynote', {
      title: 'Why it rises',
      presenter: 'Ed Sample',
      institution: 'Harbour School',
      abstract: 'A talk.',
      bio: 'Ed measures.',
      type: 'Plenary Sessions',
      track: 'Plenary',
      chairs: [],
    }),
  },
  tutorials: {},
};

const read = (value: unknown) =>
  importProgramme({ files: [fileOf('conference.json', JSON.stringify(value, null, 1))], timeZone: 'America/Toronto' });

test('slots, events, papers, a workshop and a plenary arrive, each once', () => {
  const { format, rows, quarantine, findings } = read(conference);
  expect(format).toBe('acl-conference');
  expect(quarantine).toEqual([]);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(rows.sessions.map(({ Name }) => Name)).toEqual(
    expect.arrayContaining(['Session 1: Tides (Oral)', 'Workshop on the Sea', 'Why it rises', 'Coffee', 'Findings']),
  );
  expect(rows.sessions).toHaveLength(5);
  const session = rows.sessions.find(({ Name }) => Name === 'Session 1: Tides (Oral)')!;
  expect(session).toMatchObject({ StartDateTime: '2031-07-10T09:00:00-04:00', EndDateTime: '2031-07-10T10:00:00-04:00' });
  const papersIn = (name: string) =>
    rows.presentations.filter(({ SessionId }) => SessionId === rows.sessions.find(({ Name }) => Name === name)!.Id).map(({ Id }) => Id);
  expect(papersIn('Session 1: Tides (Oral)')).toEqual(['P1', 'P2']);
  expect(papersIn('Workshop on the Sea')).toEqual(['W1']);
  expect(papersIn('Findings')).toEqual(['F1']);
  expect(rows.presentations.find(({ Id }) => Id === 'P1')).toMatchObject({
    RecordingUrl: 'https://films.example.org/P1',
    Links: [
      { Title: 'Paper', Url: 'https://papers.example.org/P1.pdf' },
      { Title: 'Slides', Url: 'https://papers.example.org/P1-slides.pdf' },
    ],
    Speakers: [{ DisplayName: 'Ben Sample' }, { DisplayName: 'Cleo van der Sample' }],
  });
  expect(rows.sessions.find(({ Name }) => Name === 'Why it rises')!.Speakers).toMatchObject([{ DisplayName: 'Ed Sample' }]);
  expect(rows.authors.find(({ DisplayName }) => DisplayName === 'Ed Sample')).toMatchObject({
    Biography: expect.stringContaining('measures'),
  });
});

test('of two papers with one id both arrive', () => {
  const papers = { ...conference.papers, P3: paper('P2', { title: 'Another', event_ids: ['K1'] }) };
  const { rows } = read({ ...conference, papers });
  expect(rows.presentations.map(({ Title }) => Title)).toEqual(expect.arrayContaining(['Paper P2', 'Another']));
  expect(rows.presentations).toHaveLength(5);
});

test('a session without events, or without a title, is told; an unknown table and field are left out by name', () => {
  const odd = {
    ...conference,
    papers: {
      ...conference.papers,
      X: 'no paper',
      N: paper('N', { title: '', event_ids: ['K1'] }),
      O: paper('O', { event_ids: ['K1'], room_number: '4' }),
    },
    events: { ...conference.events, E: 'no event' },
    sessions: { ...conference.sessions, S: 'no slot' },
    sponsors: [{ name: 'Sea' }],
  };
  const { rows, quarantine, leftOut } = read(odd);
  expect(rows.sessions).toHaveLength(5);
  expect(quarantine.map(({ pointer, reason }) => [pointer, reason])).toEqual(
    expect.arrayContaining([
      ['/events/E', 'it is a string, not an object'],
      ['/sessions/S', 'it is a string, not an object'],
      ['/papers/X', 'it is a string, not an object'],
      ['/papers/N', 'it has no title'],
    ]),
  );
  expect(leftOut.map(({ field }) => field)).toEqual(expect.arrayContaining(['sponsors', 'room_number']));
});

test('a paper that names its page or id in the Anthology has the page and the PDF there; a PDF of its own goes before', () => {
  const papers = {
    A: paper('A', { paper_pdf: null, anthology_url: 'https://aclanthology.org/2031.lamp-1.1/' }),
    B: paper('B', { anthology_url: '2031.lamp-1.2' }),
    '2031.lamp-1.3': paper('2031.lamp-1.3', { paper_pdf: null }),
    C: paper('C', { anthology_url: 'https://papers.example.org/C' }),
  };
  const { rows } = importProgramme({
    timeZone: 'Europe/Berlin',
    files: [fileOf('conference.json', JSON.stringify({ ...conference, papers }))],
  });
  expect(rows.presentations.map(({ Id, Links }) => [Id, ...(Links ?? []).map(({ Url }) => Url)])).toEqual([
    ['A', 'https://aclanthology.org/2031.lamp-1.1.pdf', 'https://aclanthology.org/2031.lamp-1.1'],
    ['B', 'https://papers.example.org/B.pdf', 'https://aclanthology.org/2031.lamp-1.2'],
    ['2031.lamp-1.3', 'https://aclanthology.org/2031.lamp-1.3.pdf', 'https://aclanthology.org/2031.lamp-1.3'],
    ['C', 'https://papers.example.org/C.pdf', 'https://papers.example.org/C'],
  ]);
});
