// Highlighted presentations: cards, how many, none, and a failure.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { props } from './props.ts';
import View from './view.tsx';

const defaults = props.parse({});
const presentation = (Id: string) => ({
  Id,
  SessionId: 's1',
  Title: `Talk ${Id}`,
  StartDateTime: '2027-05-03T08:30:00+02:00',
  EndDateTime: '2027-05-03T08:45:00+02:00',
  SpeakerFirstname: 'Marit',
  SpeakerSurname: 'Solheim',
  Speakers: [{ Id: 'p1', Firstname: 'Marit', Surname: 'Solheim', DisplayName: 'Marit Solheim' }],
  Language: 'en',
  Highlighted: true,
});
const show = (rows: unknown, set: Partial<typeof defaults> = {}) =>
  renderView(View, { ...defaults, ...set }, { answers: { '/api/Public/HighlightedPresentation': rows } });

test('a card leads to its presentation, with time and speakers; at most as many as are set', async () => {
  show(['1', '2', '3'].map(presentation), { limit: 2 });
  const link = await screen.findByRole('link', { name: 'Talk 1' });
  expect(link.getAttribute('href')).toBe('/society/congress2027/en-GB/presentation/1');
  expect(screen.getAllByText('Marit Solheim')).toHaveLength(2);
  expect(screen.getByRole('heading', { level: 2, name: 'Highlighted presentations' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
});

test('nothing where none is highlighted; a failure can be tried again', async () => {
  const first = show([]);
  await expect.poll(() => first.container.textContent).toBe('');
  first.unmount();
  show(new Response('{}', { status: 500 }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
