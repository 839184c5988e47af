// A rating given on another device of the account: the page shows it when the hub says so, and keeps what is being written here.
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { app } from '../../../src/model/documents/app.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { attendee, seenAtOnce } from '../parts/notes.fixture.ts';
import View from './view.tsx';

beforeEach(seenAtOnce);
const followed = vi.hoisted(() => [] as { group: string; on: Record<string, () => void> }[]);
vi.mock('../../../src/session/hub/follow-group.ts', () => ({
  followGroup: (parts: (typeof followed)[number]) => (followed.push(parts), () => undefined),
}));

test('what another device has rated is shown without a reload; words that are being written stay', async () => {
  let stored = { RatingValue: 2, Content: 'Slow', Average: 0, Count: 0 };
  renderView(
    View,
    { sessionId: '' },
    {
      params: { sessionId: '1003' },
      documents: { app: app.parse({ notes: { ratings: true } }) },
      frame: { person: attendee },
      answers: { '/api/Exhibition/GetSessionRating': () => stored, '/api/Exhibition/CreateSessionRating': () => stored },
    },
  );
  const star = (count: number) => screen.getByRole<HTMLInputElement>('radio', { name: `${count} stars` });
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: '2 stars' })).checked).toBe(true);
  await waitFor(() => expect(followed.map(({ group }) => group)).toContain('ratings'));
  const told = (): void => followed.forEach(({ group, on }) => group === 'ratings' && on['RatingsChanged']?.());
  // What was sent from here does not stand in the way of what is newer.
  await userEvent.click(screen.getByRole('button', { name: 'Save rating' }));
  stored = { ...stored, RatingValue: 5, Content: 'Better' };
  act(told);
  await waitFor(() => expect(star(5).checked).toBe(true));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Better');
  await userEvent.type(screen.getByRole('textbox'), ' yet');
  stored = { ...stored, RatingValue: 3, Content: 'Hm' };
  act(told);
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect([star(5).checked, screen.getByRole<HTMLTextAreaElement>('textbox').value]).toEqual([true, 'Better yet']);
});
