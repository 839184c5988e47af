// The lines of a printed plan: a chosen session names the talks that were chosen in it, and no others.
import { expect, test } from 'vitest';
import { personalEvents } from '../../../src/calendar/personal-events.ts';
import type { Session } from '../../../src/contract/programme.ts';
import { pdfContent } from './pdf-content.ts';

const talk = (Id: string, time: string) => ({
  Id,
  Title: `Talk ${Id}`,
  StartDateTime: `2027-05-03T${time}+02:00`,
  EndDateTime: null,
  Speakers: [{ DisplayName: 'Ada Okafor' }],
});
const session = {
  Id: 's',
  Name: 'Hearts',
  Subtitle: '',
  SessionType: '',
  TrackName: '',
  RoomName: 'Hall A',
  StartDateTime: '2027-05-03T09:00+02:00',
  EndDateTime: '2027-05-03T10:00+02:00',
  Groups: [],
  Speakers: [],
  Chairs: [],
  ProgrammeDay: '2027-05-03',
  Presentations: [talk('a', '09:00'), talk('b', '09:20')],
} as unknown as Session;
const around = {
  instance: 'i',
  event: 'e',
  eventName: 'E',
  venue: '',
  language: 'en-GB',
  version: 1,
  published: 0,
  sessionUrl: () => '',
  presentationUrl: () => '',
};
const about = {
  eventName: 'E',
  person: '',
  language: 'en-GB',
  timeZone: 'Europe/Berlin',
  format: 'A4',
  words: { title: '', empty: '', changeRoom: '{{from}}–{{to}}', walk: '{{from}}–{{to}} {{time}}', tooFar: 'only {{time}}' },
  walking: () => undefined,
} as const;
const items = (sessions: string[], presentations: string[]) => {
  const events = personalEvents(
    [session],
    { sessions: new Set(sessions), presentations: new Set(presentations), appointments: [] },
    around,
  );
  return pdfContent(events, about).days.flatMap((day) => day.items.map(({ title, talks }) => [title, ...(talks ?? [])]));
};

test('a chosen session with a chosen talk', () => {
  expect(items(['s'], ['b'])).toEqual([['Hearts', '09:20 Talk b (Ada Okafor)']]);
  expect(items(['s'], [])).toEqual([['Hearts']]);
  expect(items([], ['b'])).toEqual([['Talk b']]);
});

test('who speaks is said as on the page: in the session or its talks, else who chairs; a subtitle stays', () => {
  const more = (changed: Partial<Session>): (string | undefined)[] => {
    const chosen = { sessions: new Set(['s']), presentations: new Set<string>(), appointments: [] };
    return pdfContent(personalEvents([{ ...session, ...changed }], chosen, around), about).days.flatMap(({ items: its }) =>
      its.map((item) => item.more),
    );
  };
  const named = (DisplayName: string) => [{ DisplayName }] as Session['Chairs'];
  const Chairs = named('Tarek Lindqvist');
  expect(more({ Chairs })).toEqual(['Ada Okafor']);
  expect(more({ Chairs, Speakers: named('Mei Castellan') })).toEqual(['Mei Castellan, Ada Okafor']);
  expect(more({ Chairs, Presentations: [] })).toEqual(['Tarek Lindqvist']);
  expect(more({ Chairs, Subtitle: 'Sponsored by Cardiola' })).toEqual(['Sponsored by Cardiola · Ada Okafor']);
});

test('what begins after midnight stands below the evening it belongs to; an appointment below the day of its start', () => {
  const at = (Id: string, start: string, ProgrammeDay: string) => ({
    ...session,
    Id,
    Name: Id,
    ProgrammeDay,
    StartDateTime: start,
    EndDateTime: null,
  });
  const sessions = [
    at('late', '2027-05-04T00:30+02:00', '2027-05-03'),
    at('evening', '2027-05-03T23:00+02:00', '2027-05-03'),
    at('morning', '2027-05-04T09:00+02:00', '2027-05-04'),
  ];
  const call = { Id: 'call', Title: 'call', Place: '', StartDateTime: '2027-05-03T22:15:00Z', EndDateTime: '2027-05-03T22:20:00Z' };
  const chosen = { sessions: new Set(['late', 'evening', 'morning']), presentations: new Set<string>(), appointments: [call] };
  const days = (all: Session[], of = chosen) =>
    pdfContent(personalEvents(all, of, around), about).days.map(({ name, items: its }) => [name, ...its.map(({ title }) => title)]);
  expect(days(sessions)).toEqual([
    ['Monday, 3 May 2027', 'evening', 'late'],
    ['Tuesday, 4 May 2027', 'call', 'morning'],
  ]);
  // The days in their order, also where the appointment begins before the late session.
  expect(days(sessions.slice(0, 1)).map(([name]) => name)).toEqual(['Monday, 3 May 2027', 'Tuesday, 4 May 2027']);
});

test('the way to another room, its minutes, and that there is no time for it; room names are not read as places', () => {
  const next = {
    ...session,
    Id: 't',
    Name: 'Lungs',
    RoomName: 'Hall {{time}}',
    StartDateTime: '2027-05-03T10:05+02:00',
    EndDateTime: null,
  };
  const events = personalEvents([session, next], { sessions: new Set(['s', 't']), presentations: new Set(), appointments: [] }, around);
  const ways = (minutes?: number) =>
    pdfContent(events, { ...about, walking: () => minutes }).days.flatMap((day) => day.items.map(({ way }) => way));
  expect(ways()).toEqual([undefined, 'Hall A–Hall {{time}}']);
  expect(ways(5)).toEqual([undefined, 'Hall A–Hall {{time}} 5 minutes']);
  expect(ways(8)).toEqual([undefined, 'Hall A–Hall {{time}} 8 minutes · only 5 minutes']);
});
