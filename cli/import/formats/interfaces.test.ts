// Answers of interfaces as organisers save them: timetables of Indico, schedules of pretalx, GraphQL, feeds, events of schema.org, nested days.
import { expect, test } from 'vitest';
import { calledOff } from '../../../src/rules/called-off.ts';
import { programmeLines } from '../fixtures/programme-lines.ts';

const json = (value: unknown, path = 'answer.json'): Record<string, string> => ({ [path]: JSON.stringify(value) });

test('a timetable of Indico: sessions with contributions, breaks, contributions of their own, in the order of their times', () => {
  const at = (time: string) => ({ date: '2031-05-06', time: `${time}:00`, tz: 'Europe/Zurich' });
  const entry = (entryType: string, title: string, from: string, to: string, more: object = {}) => ({
    entryType,
    title,
    startDate: at(from),
    endDate: at(to),
    room: 'Room 1',
    ...more,
  });
  const ada = { name: 'Sample, Ada', firstName: 'Ada', familyName: 'Sample', affiliation: 'Harbour Institute' };
  const files = { files: [{ title: 'slides', download_url: 'https://indico.example.org/slides.pdf' }] };
  const session = entry('Session', 'Sea', '09:00', '10:30', {
    slotTitle: 'Part 1',
    conveners: [{ firstName: 'Carla', familyName: 'Chair' }],
    entries: {
      c1: entry('Contribution', 'Tides', '09:00', '09:30', { presenters: [ada], attachments: files }),
      b1: entry('Break', 'Coffee', '10:00', '10:30'),
    },
  });
  const days = { '20310506': { c2: entry('Contribution', 'Closing', '11:00', '11:20'), s1: session } };
  const { lines, result } = programmeLines(json({ _type: 'HTTPAPIResult', results: { '77': days } }), { timeZone: undefined });
  expect([result.format, result.event.timeZone, result.rows.sessions[0]!.Subtitle]).toEqual(['indico', 'Europe/Zurich', 'Part 1']);
  expect(lines).toEqual([
    '2031-05-06T09:00:00+02:00 · 10:30:00+02:00 · Sea · room-1 · Carla Chair',
    '  09:00:00+02:00 Tides · Ada Sample (Harbour Institute)',
    '2031-05-06T10:00:00+02:00 · 10:30:00+02:00 · Coffee · room-1',
    '2031-05-06T11:00:00+02:00 · 11:20:00+02:00 · Closing · room-1',
  ]);
  expect(result.rows.presentations[0]!.Links).toMatchObject([{ Url: 'https://indico.example.org/slides.pdf' }]);
});

test('a schedule of pretalx: talks written out in their slots arrive, and those that are nowhere are told', () => {
  const slot = { start: '2031-05-06T09:00:00+02:00', end: '2031-05-06T09:30:00+02:00', room: { id: 7, name: { en: 'Hall A' } } };
  const talk = {
    code: 'AAA',
    title: 'Tides',
    state: 'confirmed',
    speakers: [{ code: 'S', name: 'Ada Sample' }],
    submission_type: { name: { en: 'Talk' } },
  };
  const { lines, left } = programmeLines(
    json({
      id: 4,
      version: '0.4',
      slots: [
        { ...slot, submission: talk },
        { ...slot, submission: 'BBB' },
        { ...slot, submission: null, description: { en: 'Coffee' } },
      ],
    }),
  );
  expect(lines).toEqual([
    '2031-05-06T09:00:00+02:00 · 09:30:00+02:00 · Tides · hall-a · Ada Sample',
    '2031-05-06T09:00:00+02:00 · 09:30:00+02:00 · Coffee · hall-a',
  ]);
  expect(left).toContain('slots of BBB');
});

test('an answer of GraphQL: edges and nodes are lists, and what stands above them is about the event', () => {
  const session = (title: string, hour: string, speakers: object) => ({
    node: { title, startAt: `2031-05-06T${hour}:00Z`, endAt: `2031-05-06T${hour}:30Z`, room: { name: 'Hall' }, speakers },
  });
  const edges = [
    session('Tides', '07', { edges: [{ node: { name: 'Ada Sample', bio: 'About Ada', company: 'Sea Clinic' } }] }),
    session('Knots', '08', { nodes: [{ name: 'Bo Beispiel' }] }),
  ];
  const { lines, result } = programmeLines(json({ data: { event: { name: 'Lantern', timezone: 'Europe/Oslo', sessions: { edges } } } }), {
    timeZone: undefined,
  });
  expect(lines).toEqual([
    '2031-05-06T09:00:00+02:00 · 09:30:00+02:00 · Tides · hall · Ada Sample (Sea Clinic)',
    '2031-05-06T10:00:00+02:00 · 10:30:00+02:00 · Knots · hall · Bo Beispiel',
  ]);
  expect([result.event.name, result.rows.authors[0]!.Biography]).toEqual(['Lantern', '<p>About Ada</p>']);
});

test('sessions within days of a site: a day is none itself, whether the days have a name or stand alone', () => {
  const slots = [
    { time: '09:00', end: '09:45', title: 'Tides', speakers: ['Ada Sample'], room: 'Hall' },
    { time: '10:00', end: '10:15', title: 'Coffee' },
  ];
  const expected = ['2031-05-06T09:00 · 09:45 · Tides · hall · Ada Sample', '2031-05-06T10:00 · 10:15 · Coffee'];
  expect(programmeLines(json({ days: [{ name: 'Day 1', date: '2031-05-06', slots }] })).lines).toEqual(expected);
  expect(programmeLines(json([{ name: 'Day 1', date: '2031-05-06', slots }])).lines).toEqual(expected);
});

test('a first name beside a surname is one name; in eastern signs the family name is first', () => {
  const sessions = json([{ id: 1, title: 'Tides', speakers: [1] }], 'sessions.json');
  const { result } = programmeLines({ ...sessions, ...json([{ id: 1, name: 'Ada', surname: 'Sample', bio: 'About' }], 'speakers.json') });
  expect(result.rows.authors).toMatchObject([{ DisplayName: 'Ada Sample', Surname: 'Sample' }]);
  const eastern = programmeLines(json([{ title: '潮', speakers: ['山田 太郎'], date: '2031-05-06' }]));
  expect(eastern.result.rows.authors).toMatchObject([{ DisplayName: '山田 太郎', Firstname: '太郎', Surname: '山田' }]);
});

test('events of schema.org: days, people who organise, what is cancelled, the language', () => {
  const event = (name: string, more: object) => ({
    '@type': 'Event',
    name,
    startDate: '2031-05-06T09:00',
    endDate: '2031-05-06T10:00',
    ...more,
  });
  const talk = event('Tides', { performer: { '@type': 'Person', name: 'Ada Sample' } });
  const session = event('Sea', {
    organizer: [
      { '@type': 'Person', name: 'Carla Chair' },
      { '@type': 'Organization', name: 'Harbour Society' },
    ],
    subEvent: [talk],
  });
  const off = event('Off', { eventStatus: 'https://schema.org/EventCancelled' });
  const later = event('Later', { eventStatus: ['https://schema.org/EventPostponed'] });
  const day = event('Tuesday', { subEvent: [session, off, later] });
  const { lines, left, result } = programmeLines(
    json({ '@context': 'https://schema.org', ...event('Lantern', { inLanguage: 'de', subEvent: [day] }) }),
  );
  expect(lines).toEqual([
    '2031-05-06T09:00 · 10:00 · Sea · Carla Chair',
    '  09:00 Tides · Ada Sample',
    '2031-05-06T09:00 · 10:00 · Off',
    '2031-05-06T09:00 · 10:00 · Later',
  ]);
  expect(result.rows.sessions.map(({ Groups = [] }) => calledOff({ Groups }))).toEqual([undefined, 'cancelled', 'postponed']);
  expect([left, result.event.languages]).toEqual([[], ['de-DE']]);
});

test('a feed that says only when its items were published is told so, once', () => {
  const item = '<item><title>Tides</title><pubDate>Tue, 06 May 2031 09:00:00 GMT</pubDate></item>';
  const { result, left } = programmeLines({ 'feed.rss': `<rss version="2.0"><channel><title>Talks</title>${item}${item}</channel></rss>` });
  expect(result.findings.find(({ code }) => code === 'feed-without-times')?.message).toBe(
    '2 of 2 items only say when they were published, not when they are held: they arrive without an hour',
  );
  expect(left).toEqual(['pubDate']);
});

test('an hour that is a part of a day is one', () => {
  const { lines } = programmeLines({ 'a.csv': 'Title,Date,Start,End\nTides,2031-05-06,0.375,0.4166666667\nKnots,2031-05-06,0.5,0.75' });
  expect(lines).toEqual(['2031-05-06T09:00 · 10:00 · Tides', '2031-05-06T12:00 · 18:00 · Knots']);
});
