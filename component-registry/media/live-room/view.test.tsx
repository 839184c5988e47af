import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pagData, pagNowAndNext, pagRooms, type SessionDetail, type SessionLine } from '#contract/programme';
import { aSessionLine } from '../../../tests/support/a-session-line.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { props as schema } from './props.ts';
import { nowAndNext, roomsOf } from './rooms.ts';
import View from './view.tsx';

const line = (Id: string, RoomId: string, from: string, to: string, StreamUrl = ''): SessionLine =>
  aSessionLine({
    Id,
    StartDateTime: `2027-05-03T${from}+02:00`,
    EndDateTime: `2027-05-03T${to}+02:00`,
    ProgrammeDay: '2027-05-03',
    RoomId,
    RoomName: `Hall ${RoomId.toUpperCase()}`,
    StreamUrl,
    HasStream: RoomId !== 'd',
  });
const times = (from: string, to: string) => ({ StartDateTime: `2027-05-03T${from}+02:00`, EndDateTime: `2027-05-03T${to}+02:00` });
const sessions = [
  line('1', 'a', '10:00', '11:00', '/assets/a/b/1/live/a.m3u8'),
  line('2', 'b', '10:00', '11:00'),
  line('3', 'c', '12:00', '13:00', '/assets/a/b/1/live/c.m3u8'),
  line('4', 'd', '10:00', '11:00'),
];
const show = (room: string, now = '2027-05-03T10:30:00+02:00', rooms: readonly object[] = []) =>
  renderView(View, schema.parse({ room }), { answers: { [pagNowAndNext.path]: sessions, [pagRooms.path]: rooms }, now });

test('without a room nothing is shown', () => {
  expect(show('').root.hidden).toBe(true);
});

test('a room with a stream has a player that loads nothing yet; the others are tabs', async () => {
  const { root } = show('a');
  expect(await screen.findByRole('button', { name: 'Play: Live from Hall A: Session 1' })).toBeTruthy();
  expect(root.querySelector('video')).toBeNull();
  expect(root.innerHTML).not.toContain('a.m3u8');
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Hall A Live now', 'Hall B Live now', 'Hall C']);
});

test('next to the stream: the languages, who speaks, and where to ask and to write', async () => {
  const talk = (Id: string, from: string, to: string) => ({
    Id,
    SessionId: '1',
    Title: `Talk ${Id}`,
    ...times(from, to),
    SpeakerFirstname: '',
    SpeakerSurname: '',
    Speakers: [{ Id, Firstname: '', Surname: '', DisplayName: `Speaker ${Id}` }],
    Language: '',
    Highlighted: false,
    Abstract: '',
    Links: [],
    PosterUrl: '',
    HasPoster: false,
  });
  const whole: SessionDetail = {
    ...sessions[0]!,
    ImageThumbPath: '',
    Languages: ['en', 'de'],
    ProgramGrade: '',
    Chairs: [],
    Speakers: [],
    Highlighted: false,
    HideOnScheduler: false,
    Abstract: '',
    Description: '',
    Links: [],
    Attachments: [],
    QuestionsUrl: 'https://ask.example.org/a',
    ChatUrl: 'https://chat.example.org/a',
    Origin: { Guid: '', Code: '', Slug: '', Url: '' },
    Presentations: [talk('1', '10:00', '10:30'), talk('2', '10:30', '11:00')],
  };
  renderView(View, schema.parse({ room: 'a' }), {
    answers: {
      [pagNowAndNext.path]: sessions,
      [pagData.path]: {
        Sessions: [whole],
        Authors: [],
        Rooms: [],
        Tracks: [],
        Before: null,
        After: null,
        Related: [],
        Companies: [],
        Products: [],
      },
    },
    now: '2027-05-03T10:10:00+02:00',
  });
  expect(await screen.findByText('In English and German')).toBeTruthy();
  expect(screen.getByText('Speaking now').nextSibling?.textContent).toBe('Speaker 1Talk 1');
  expect(screen.getByText('After that').nextSibling?.textContent).toBe('Speaker 2Talk 2');
  const ask = screen.getByRole('link', { name: 'Ask a question' });
  expect([ask.getAttribute('href'), ask.getAttribute('target'), ask.getAttribute('rel')]).toEqual([
    'https://ask.example.org/a',
    '_blank',
    'noopener noreferrer',
  ]);
  expect(screen.getByRole('link', { name: 'Open the chat' }).getAttribute('href')).toBe('https://chat.example.org/a');
});

test('a stream that is not open, a session without one, a room before its session, no such room', async () => {
  const closed = show('b');
  expect(await screen.findByText('This stream is not open to you.')).toBeTruthy();
  closed.unmount();
  const plain = show('d');
  expect(await screen.findByText(/is not streamed/)).toBeTruthy();
  plain.unmount();
  const before = show('c');
  const next = await screen.findByRole('link', { name: 'Session 3' });
  expect(next.getAttribute('href')).toMatch(/\/session\/3$/);
  expect(next.closest('p')?.textContent).toMatch(/^Session 3, .*12:00/);
  // Nothing stands beside it: no empty column.
  expect(screen.getByRole('tabpanel').firstElementChild?.childElementCount).toBe(1);
  before.unmount();
  const after = show('c', '2027-05-03T13:00:00+02:00');
  expect(await screen.findByText('Nothing more is planned in this room.')).toBeTruthy();
  after.unmount();
  const none = show('x');
  expect(await screen.findByText(/There is no room with this name/)).toBeTruthy();
  none.unmount();
  // A room of the event in which nothing follows is one.
  show('y', '2027-05-03T10:30:00+02:00', [{ Id: 'y', Name: 'Hall Y', Description: '', Capacity: 0, Sort: 0, Plan: null }]);
  expect((await screen.findByText('Hall Y')).parentElement?.textContent).toContain('Nothing more is planned in this room.');
});

test('what follows on another day says which', async () => {
  const { unmount } = show('c', '2027-05-02T10:00:00+02:00');
  expect((await screen.findByRole('link', { name: 'Session 3' })).closest('p')?.textContent).toBe(
    'Session 3, in 1 day, on Mon 3 May at 12:00',
  );
  unmount();
  show('c');
  expect((await screen.findByRole('link', { name: 'Session 3' })).closest('p')?.textContent).not.toContain('May');
});

test('what is on ends when the next begins', () => {
  const list = [line('1', 'a', '10:00', '11:00'), line('2', 'a', '11:00', '12:00')];
  const { on, next } = nowAndNext(list, Date.parse('2027-05-03T11:00+02:00'));
  expect([on?.Id, next?.Id]).toEqual(['2', undefined]);
  expect(roomsOf(sessions, 'd', 'en-GB').map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
});
