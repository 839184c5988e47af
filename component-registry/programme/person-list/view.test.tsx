import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { anAuthor } from '../session/session.fixture.ts';
import { props } from './props.ts';
import View from './view.tsx';

const defaults = props.parse({});
const people = [
  anAuthor('Renée Müller', { Id: 'm', Title: 'Prof.', Institution: 'University of Nordhafen' }),
  anAuthor('Ada Byron', { Id: 'a', Country: 'Norway' }),
  anAuthor('Max Meier', { Id: 'x', City: 'Leipzig' }),
];
const open = (search = '', own = defaults) =>
  renderView(View, own, {
    answers: { '/api/Modules/PAGAuthors': people, '/api/Modules/PAGAuthorsHighlighted': people.slice(0, 1) },
    search,
  });
const names = (): (string | null)[] => screen.getAllByRole('link').map((link) => link.textContent);

test('from A to Z under their letters, each linked to the person', async () => {
  open();
  expect((await screen.findAllByRole('heading', { level: 2 })).map((head) => head.textContent)).toEqual(['B', 'M']);
  expect(names()).toEqual(['Ada Byron', 'Max Meier', 'Prof. Renée Müller']);
  expect(screen.getByRole('link', { name: 'Ada Byron' }).getAttribute('href')).toBe('/society/congress2027/en-GB/faculty/a');
});

test('a search tolerates typing errors, marks results, and states it', async () => {
  open();
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search people' }), 'muler');
  await waitFor(() => expect(names()).toEqual(['Prof. Renée Müller']));
  expect(screen.getByText('Müller', { selector: 'mark' })).toBeTruthy();
  // On screen, and a moment later read aloud.
  await waitFor(() => expect(screen.getAllByText(/1 person for “muler”\. Nobody has exactly/)).toHaveLength(2));
});

test('institution, city and country are searched; an empty result links back to everybody', async () => {
  open('?who=leipzig');
  await waitFor(() => expect(names()).toEqual(['Max Meier']));
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), 'qqqqq');
  await userEvent.click(await screen.findByRole('link', { name: 'Show everybody' }));
  await waitFor(() => expect(names()).toHaveLength(3));
});

test('only highlighted people, without search', async () => {
  open('?who=leipzig', { ...defaults, show: 'highlighted', search: false });
  expect((await screen.findAllByRole('link')).map((link) => link.textContent)).toEqual(['Prof. Renée Müller']);
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('an empty list, and a failed call', async () => {
  renderView(View, defaults, { answers: { '/api/Modules/PAGAuthors': [] } });
  expect(await screen.findByText(/Nobody has been announced/)).toBeTruthy();
  renderView(View, defaults);
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
});

test('an organiser lists people by id and by country, in any case; of nobody it is said so', async () => {
  const shown = open('', { ...defaults, ids: ['a', 'x'], countries: ['norway'] });
  await screen.findByRole('link', { name: 'Ada Byron' });
  expect(names()).toEqual(['Ada Byron']);
  shown.unmount();
  open('', { ...defaults, ids: ['x', 'm'] });
  await screen.findByRole('link', { name: 'Max Meier' });
  expect(names()).toEqual(['Max Meier', 'Prof. Renée Müller']);
});

test('people of an institution, and in the order that the props name', async () => {
  const { unmount } = open('', { ...defaults, institutions: ['university of nordhafen'] });
  await waitFor(() => expect(names()).toEqual(['Prof. Renée Müller']));
  unmount();
  const next = open('', { ...defaults, order: 'firstname' });
  await waitFor(() => expect(names()).toEqual(['Ada Byron', 'Max Meier', 'Prof. Renée Müller']));
  expect(screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent)).toEqual(['A', 'M', 'R']);
  next.unmount();
  open('', { ...defaults, order: 'institution' });
  // Who has none comes last.
  await waitFor(() => expect(names()).toEqual(['Prof. Renée Müller', 'Ada Byron', 'Max Meier']));
});

test('a letter that goes on in another part of the list is one region, so that no two have the same name', async () => {
  const many = Array.from({ length: 30 }, (_, at) => anAuthor(`Ada Byron${at}`, { Id: `b${at}` }));
  renderView(View, { ...defaults, search: false }, { answers: { '/api/Modules/PAGAuthors': many } });
  expect(await screen.findAllByRole('link')).toHaveLength(30);
  expect(screen.getAllByRole('region', { name: 'B' })).toHaveLength(1);
  expect(screen.getAllByRole('heading', { name: 'B' })).toHaveLength(2);
});
