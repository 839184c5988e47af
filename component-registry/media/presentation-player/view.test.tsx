// The page of a recording: where the account stopped on another device, what is closed, what there is none of.
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { pagPresentation } from '#contract/programme';
import { nobody } from '../../../src/rules/context.ts';
import type { SessionUser } from '../../../src/contract/session.ts';
import { aSessionLine } from '../../../tests/support/a-session-line.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { props } from './props.ts';
import View from './view.tsx';

beforeEach(() => localStorage.clear());

const times = { StartDateTime: '2027-05-03T08:30+02:00', EndDateTime: '2027-05-03T08:45+02:00' };
const presentation = {
  Id: '7',
  SessionId: '1',
  Title: 'Of hearts',
  ...times,
  SpeakerFirstname: '',
  SpeakerSurname: '',
  Speakers: [{ Id: 'ada', Firstname: 'Ada', Surname: 'Okafor', DisplayName: 'Ada Okafor' }],
  Language: '',
  Highlighted: false,
  Abstract: '',
  Links: [],
  PosterUrl: '',
  HasPoster: false,
};
const session = aSessionLine({
  Id: '1',
  Name: 'Hearts',
  ...times,
  ProgrammeDay: '2027-05-03',
  RoomId: 'a',
  RoomName: 'Hall A',
  HasRecording: true,
});
const answer = {
  Presentation: presentation,
  Session: session,
  HasRecording: true,
  Recording: { Url: '/assets/a/b/1/talk.mp4', StartsAt: 0, Captions: [], Slides: [] },
  Authors: [],
  Before: null,
  After: null,
  Room: null,
  RoomBefore: null,
  RoomAfter: null,
  Related: [],
};
/** `stopped`: what the account says; undefined for a visitor. */
const show = (given: object, stopped?: number | null) => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ Seconds: stopped ?? null }));
  const user = stopped === undefined ? null : ({ uuid: 'u' } as SessionUser);
  renderView(View, props.parse({}), {
    params: { presentationId: '7' },
    answers: { [pagPresentation.path]: given },
    frame: {
      api: { base: '', fetch },
      person: { user, who: nobody, mayBeSuperUser: false, presence: () => Promise.reject(new Error('nobody asks')) },
    },
  });
  return fetch;
};
const kept = () => localStorage.getItem('foyer.player.place.society/congress2027.7');

test('what was watched on another device goes on here', async () => {
  const fetch = show(answer, 83);
  expect(await screen.findByText('You stopped at 1:23. It goes on from there.')).toBeTruthy();
  expect(kept()).toBe('83.0');
  expect(String(fetch.mock.calls[0]![0])).toContain('pThing=presentation%2F7');
});

test('seen to its end elsewhere it begins anew; what the account has not begun stays as the device has it', async () => {
  localStorage.setItem('foyer.player.place.society/congress2027.7', '12.0');
  const fetch = show(answer, null);
  expect(await screen.findByText(/^You stopped at 0:12/)).toBeTruthy();
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  expect(kept()).toBe('12.0');
  show(answer, 0);
  await vi.waitFor(() => expect(kept()).toBeNull());
});

test('a visitor’s place is asked of nobody; one that is closed, and none', async () => {
  const fetch = show(answer);
  expect(await screen.findByRole('button', { name: 'Play: Of hearts' })).toBeTruthy();
  expect(fetch).not.toHaveBeenCalled();
  show({ ...answer, Recording: null });
  expect(await screen.findByText('This recording is not open to you.')).toBeTruthy();
  show({ ...answer, HasRecording: false, Recording: null });
  expect(await screen.findByText(/no recording/)).toBeTruthy();
});

test('before its session is over the page says from when the recording can be watched, whatever the answer carries', async () => {
  const later = { StartDateTime: '2099-05-03T13:00+02:00', EndDateTime: '2099-05-03T13:30+02:00' };
  show({ ...answer, Session: { ...session, ...later } });
  expect(await screen.findByText(/The recording can be watched from .*13:30\./)).toBeTruthy();
  expect(screen.queryByText('This recording is not open to you.')).toBeNull();
  expect(document.querySelector('video')).toBeNull();
});

test('titles say their language', async () => {
  const next = { ...presentation, Id: '8', Title: 'Von Nieren', TextLanguage: 'de' };
  const german = { Presentation: { ...presentation, Title: 'Von Herzen', TextLanguage: 'de' }, After: next };
  show({ ...answer, ...german, Session: { ...session, Name: 'Herzen', TextLanguage: 'de' } });
  await screen.findByRole('heading', { name: 'Von Herzen' });
  expect(['Von Herzen', 'Herzen', 'Von Nieren'].map((title) => screen.getByText(title).lang)).toEqual(['de', 'de', 'de']);
});

test('the lines of a transcript scroll in a box of their own, which has a name and is reached by the keyboard', async () => {
  const vtt = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('WEBVTT\n\n00:01.000 --> 00:02.000\nA first line'));
  show({ ...answer, Recording: { ...answer.Recording, Captions: [{ Language: 'en-GB', Url: '/assets/a/b/1/en.vtt' }] } });
  const box = await screen.findByRole('group', { name: 'Lines of the transcript' });
  expect([box.tabIndex, box.textContent]).toEqual([0, '0:01A first line']);
  vtt.mockRestore();
});

test('Enter in the search leads from hit to hit, Shift+Enter back, and says which one it is', async () => {
  const words = ['one heart', 'nothing', 'two hearts', 'heart three'];
  const cues = words.map((text, at) => `00:0${at + 1}.000 --> 00:0${at + 2}.000\n${text}`).join('\n\n');
  const vtt = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(`WEBVTT\n\n${cues}`));
  show({ ...answer, Recording: { ...answer.Recording, Captions: [{ Language: 'en-GB', Url: '/assets/a/b/1/en.vtt' }] } });
  const box = await screen.findByRole('group', { name: 'Lines of the transcript' });
  const field = screen.getByRole('searchbox', { name: 'Search the transcript' });
  const press = (shiftKey = false): (string | undefined | null)[] => {
    fireEvent.keyDown(field, { key: 'Enter', shiftKey });
    return [box.querySelector('[data-hit] bdi')?.textContent, screen.queryByText(/^\d of 3$/)?.textContent];
  };
  fireEvent.change(field, { target: { value: 'heart' } });
  expect(screen.getByText('3 lines found')).toBeTruthy();
  expect([press(), press(), press(), press()]).toEqual([
    ['one heart', '1 of 3'],
    ['two hearts', '2 of 3'],
    ['heart three', '3 of 3'],
    ['one heart', '1 of 3'],
  ]);
  expect(press(true)).toEqual(['heart three', '3 of 3']);
  // Other words begin anew.
  fireEvent.change(field, { target: { value: 'hearts' } });
  expect(screen.getByText('1 line found')).toBeTruthy();
  vtt.mockRestore();
});
