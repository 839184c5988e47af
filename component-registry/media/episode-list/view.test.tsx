// Congress TV: parts, one part with its feed, one episode with chapters, other pages, none yet, failures.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Around, renderView } from '../../../tests/support/render-view.tsx';
import type { EpisodeLine } from '#contract/tv';
import { type Props, props } from './props.ts';
import View from './view.tsx';

const line = (Id: string, more: Partial<EpisodeLine> = {}): EpisodeLine => ({
  Id,
  Date: '2027-05-03T08:00:00+02:00',
  Section: 'podcast',
  IsSound: false,
  Number: 0,
  Title: `Title ${Id}`,
  Summary: '',
  ImagePath: '',
  ImageText: '',
  Seconds: 0,
  Speakers: [],
  ...more,
});
const person = (Id: string, DisplayName: string) => ({ Id, Firstname: '', Surname: '', DisplayName });
const lines = [
  line('a', { Section: 'dailyhighlights', Seconds: 65 }),
  line('b', { IsSound: true, Number: 2, Speakers: [person('7', 'Ada Sol')] }),
  ...['c', 'd', 'e'].map((id) => line(id)),
];
const whole = {
  ...lines[1]!,
  Speakers: [person('7', 'Ada Sol'), person('', 'Ben Lund')],
  MediaUrl: '/sound.m4a',
  Captions: [],
  Chapters: [
    { Time: 0, Title: 'Hello' },
    { Time: 65, Title: 'Goodbye' },
  ],
  Session: { Id: '12', Name: 'A session' },
  Text: '<p>Beside it.</p>',
};
const show = (set: Partial<Props> = {}, around: Partial<Around> = {}, all: unknown = lines, one: unknown = whole) =>
  renderView(View, props.parse({ title: 'Congress TV', level: 1, ...set }), {
    page: 'TvPage',
    answers: { '/api/modules/Tv': all, '/api/modules/TvEpisode': one },
    ...around,
  });
const titles = (level: number): (string | null)[] => screen.getAllByRole('heading', { level }).map((head) => head.textContent);

test('the page: parts that have episodes, three of each, and the way to each part', async () => {
  show();
  await screen.findByRole('link', { name: 'Title a' });
  expect([titles(1), titles(2)]).toEqual([['Congress TV'], ['Daily highlights', 'Podcast']]);
  expect(titles(3)).toEqual(['Title a', 'Title b', 'Title c', 'Title d']);
  expect(screen.getByRole('link', { name: 'Title b' }).getAttribute('href')).toBe('/tv/society/congress2027/en-GB/podcast?episode=b');
  const parts = within(screen.getByRole('navigation', { name: 'Parts of congress TV' }));
  expect(parts.getAllByRole('link').map((link) => link.getAttribute('href')?.split('/').at(-1))).toEqual([
    'en-GB',
    'dailyhighlights',
    'speakerinterviews',
    'podcast',
  ]);
});

test('a part under its own address: its name, all of it, and the feed of the podcast for visitors', async () => {
  show({}, { params: { section: 'podcast' } });
  await screen.findByRole('link', { name: 'Title e' });
  expect([titles(1), titles(2)]).toEqual([['Podcast'], ['Title b', 'Title c', 'Title d', 'Title e']]);
  expect(screen.getByRole('link', { name: /RSS/ }).getAttribute('href')).toBe('/feeds/society/congress2027/en-GB/podcast.rss');
  expect(screen.getByText('Episode 2')).toBeTruthy();
  expect(screen.getByText('Ada Sol')).toBeTruthy();
});

test('an episode: player, chapters, people with and without a page, session, neighbour of its part', async () => {
  show({}, { params: { section: 'podcast' }, search: '?episode=b' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Title b' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ada Sol' }).getAttribute('href')).toBe('/society/congress2027/en-GB/faculty/7');
  expect(screen.queryByRole('link', { name: 'Ben Lund' })).toBeNull();
  expect(screen.getByRole('link', { name: 'A session' })).toBeTruthy();
  expect(screen.getByText('Beside it.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Newer/ })).toBeNull();
  expect(screen.getByRole('link', { name: /^Older/ }).textContent).toContain('Title c');
  // A chapter starts the player, which was not loaded before.
  expect(document.querySelector('video')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /Goodbye/ }));
  expect(await screen.findByRole('group', { name: /Title b/ })).toBeTruthy();
});

test('an episode there is not', async () => {
  show({}, { search: '?episode=none' }, lines, new Response('{}', { status: 404 }));
  expect(await screen.findByText(/There is no such episode/)).toBeTruthy();
});

test('on another page: the latest of a part, and the way to all; an episode of its address is not played', async () => {
  show({ title: 'Listen', level: 2, section: 'podcast', limit: 2 }, { page: 'HomePage', search: '?episode=b' });
  await screen.findByRole('link', { name: 'Title b' });
  expect([titles(2), titles(3)]).toEqual([['Listen'], ['Title b', 'Title c']]);
  expect(screen.getByRole('link', { name: 'All: Podcast' })).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('none yet, and a failure that can be tried again', async () => {
  const first = show({}, {}, []);
  expect(await screen.findByText('Nothing has been published yet.')).toBeTruthy();
  first.unmount();
  show({}, {}, new Response('{}', { status: 500 }));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
});
