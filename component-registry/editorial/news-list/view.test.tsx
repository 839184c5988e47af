// News: list, tags, one article and its neighbours, other pages, none yet, failures.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Around, renderView } from '../../../tests/support/render-view.tsx';
import type { ArticleLine } from '#contract/editorial';
import type { Frame } from '#src/session/frame.ts';
import { type Props, props } from './props.ts';
import View from './view.tsx';

const line = (Id: string, more: Partial<ArticleLine> = {}): ArticleLine => ({
  Id,
  Date: '2027-05-03T08:00:00+02:00',
  Title: `Title ${Id}`,
  Summary: '',
  Author: '',
  ImagePath: '',
  ImageText: '',
  Tags: [],
  Url: '',
  ...more,
});
const lines = [line('a', { Tags: ['Science'] }), line('b', { Tags: ['Charity'] }), line('c', { Tags: ['Science'], Date: null })];
const whole = { ...line('b', { Author: 'The office', Url: 'https://www.example.org/b' }), Text: '<p>All of it.</p>' };

const show = (set: Partial<Props> = {}, around: Partial<Around> = {}, news: unknown = lines, article: unknown = whole) =>
  renderView(View, props.parse({ title: 'News', level: 1, ...set }), {
    page: 'news',
    answers: { '/api/modules/News': news, '/api/modules/NewsArticle': article },
    ...around,
  });
const titles = (level: number): (string | null)[] => screen.getAllByRole('heading', { level }).map((head) => head.textContent);

test('all articles under the title, those of a tag, and the feed', async () => {
  show();
  await screen.findByRole('link', { name: 'Title a' });
  expect([titles(1), titles(2)]).toEqual([['News'], ['Title a', 'Title b', 'Title c']]);
  expect(screen.getByRole('link', { name: 'Title b' }).getAttribute('href')).toBe('/news/society/congress2027/en-GB?article=b');
  expect(screen.getByRole('link', { name: 'Subscribe (Atom)' }).getAttribute('href')).toBe('/feeds/society/congress2027/en-GB/news.atom');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Topic' }), 'Charity');
  expect(titles(2)).toEqual(['Title b']);
});

test('who is signed in gets no link to the feed: it is there for visitors alone', async () => {
  const person = { user: { UserId: '7' }, who: { user: { id: '7' }, tickets: [], superUser: false } };
  show({}, { frame: { person: person as unknown as NonNullable<Frame['person']> } });
  await screen.findByRole('link', { name: 'Title a' });
  expect(screen.queryByRole('link', { name: 'Subscribe (Atom)' })).toBeNull();
});

test('a tag of an old address that no article has', async () => {
  show({}, { search: '?tag=gone' });
  await userEvent.click(await screen.findByRole('link', { name: 'All news' }));
  expect(titles(2)).toHaveLength(3);
});

test('one article with its author, text, what follows elsewhere, and its neighbours', async () => {
  show({}, { search: '?article=b' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Title b' })).toBeTruthy();
  expect(await screen.findByText('All of it.')).toBeTruthy();
  expect(screen.getByText('By The office')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Read on at www.example.org' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Newer/ }).textContent).toContain('Title a');
  expect(screen.getByRole('link', { name: /^Older/ }).textContent).toContain('Title c');
});

test('an article there is not', async () => {
  show({}, { search: '?article=none' }, lines, new Response('{}', { status: 404 }));
  expect(await screen.findByText(/There is no such article/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All news' })).toBeTruthy();
});

test('on another page: a few of them, without filters, and the way to all', async () => {
  show({ level: 2, limit: 2 }, { page: 'HomePage', search: '?article=b&tag=Charity' });
  await screen.findByRole('link', { name: 'Title a' });
  expect([titles(2), titles(3)]).toEqual([['News'], ['Title a', 'Title b']]);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByRole('link', { name: 'All news' }).getAttribute('href')).toBe('/news/society/congress2027/en-GB');
});

test('none yet, and a failure that can be tried again', async () => {
  const first = show({}, {}, []);
  expect(await screen.findByText('Nothing has been published yet.')).toBeTruthy();
  first.unmount();
  show({}, {}, new Response('{}', { status: 500 }));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
});
