// Cards of people: highlighted or chosen ones, how many, none, and a failure.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { anAuthor } from '../session/session.fixture.ts';
import { props } from './props.ts';
import View from './view.tsx';

const defaults = props.parse({});
const ada = anAuthor('Ada Byron', { Id: 'a', Title: 'Prof.', Institution: 'University of Nordhafen', Biography: '<p>She counts.</p>' });
const max = anAuthor('Max Meier', { Id: 'x' });
const answers = (highlighted: unknown, chosen: unknown = []) => ({
  '/api/Modules/PAGAuthorsHighlighted': highlighted,
  '/api/Modules/PAGAuthors': chosen,
});

test('a card leads to its person, with place and the beginning of the biography; at most as many as are set', async () => {
  renderView(View, { ...defaults, limit: 1 }, { answers: answers([ada, max]) });
  const link = await screen.findByRole('link', { name: 'Prof. Ada Byron' });
  expect(link.getAttribute('href')).toBe('/society/congress2027/en-GB/faculty/a');
  expect(screen.getByText('University of Nordhafen')).toBeTruthy();
  expect(screen.getByText('She counts.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'People to meet' })).toBeTruthy();
  expect(screen.queryByText('Max Meier')).toBeNull();
});

test('chosen people are asked for by their ids, without heading and biography where that is set', async () => {
  renderView(View, { ...defaults, people: ['x', 'a'], title: false, biography: false }, { answers: answers([], [max, ada]) });
  expect((await screen.findAllByRole('link')).map((one) => one.textContent)).toEqual(['Max Meier', 'Prof. Ada Byron']);
  expect(screen.queryByText('She counts.')).toBeNull();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

test('nothing where none is highlighted; a failure can be tried again', async () => {
  const first = renderView(View, defaults, { answers: answers([]) });
  await expect.poll(() => first.container.textContent).toBe('');
  first.unmount();
  renderView(View, defaults, { answers: answers(new Response('{}', { status: 500 })) });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
