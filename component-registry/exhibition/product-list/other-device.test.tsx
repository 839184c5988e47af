// A rating of a product given on another device of the account: the page shows it when the hub says so, and keeps what is chosen here.
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { attendee } from '../company/people.fixture.ts';
import { RatingOfProduct } from './product-rating.tsx';

const followed = vi.hoisted(() => [] as { group: string; on: Record<string, () => void> }[]);
vi.mock('../../../src/session/hub/follow-group.ts', () => ({
  followGroup: (parts: (typeof followed)[number]) => (followed.push(parts), () => undefined),
}));

test('stars given elsewhere follow without a reload; stars that are chosen here stay', async () => {
  let known = { RatingValue: 2, Average: 2, Count: 1 };
  renderView(
    () => <RatingOfProduct product="p1" name="Sonara" />,
    {},
    {
      frame: { person: attendee },
      answers: { '/api/Exhibition/GetProductRating': () => known },
    },
  );
  const star = (count: number) => screen.getByRole<HTMLInputElement>('radio', { name: `${count} stars` });
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: '2 stars' })).checked).toBe(true);
  await waitFor(() => expect(followed.map(({ group }) => group)).toContain('ratings'));
  const told = (): void => followed.forEach(({ group, on }) => group === 'ratings' && on['RatingsChanged']?.());
  known = { RatingValue: 5, Average: 5, Count: 1 };
  act(told);
  await waitFor(() => expect(star(5).checked).toBe(true));
  await userEvent.click(star(4));
  known = { RatingValue: 3, Average: 3, Count: 1 };
  act(told);
  await screen.findByText('3 of 5 stars, 1 rating');
  expect(star(4).checked).toBe(true);
});
