// Rating below a session: stars by keyboard and words, changeable, the average where it is shown, the way in for visitors.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { app } from '../../../src/model/documents/app.ts';
import { aSessionLine } from '../../../tests/support/a-session-line.ts';
import { type Around, renderView } from '../../../tests/support/render-view.tsx';
import { attendee, seenAtOnce, visitorHere } from '../parts/notes.fixture.ts';
import View from './view.tsx';

beforeEach(seenAtOnce);
const show = (more: Partial<Around> = {}) =>
  renderView(
    View,
    { sessionId: '' },
    { params: { sessionId: '1003' }, documents: { app: app.parse({ notes: { ratings: true } }) }, frame: { person: attendee }, ...more },
  );
const none = { RatingValue: 0, Content: '', Average: 0, Count: 0 };

test('stars are asked for, sent with words, and can be changed', async () => {
  const sent: string[] = [];
  const create = (address: string, init?: RequestInit) => {
    sent.push(`${address} ${init?.body as string}`);
    return { ...none, RatingValue: 4, Content: 'Clear' };
  };
  show({ answers: { '/api/Exhibition/GetSessionRating': none, '/api/Exhibition/CreateSessionRating': create } });
  await userEvent.click(await screen.findByRole('button', { name: 'Save rating' }));
  expect(screen.getByText('Please choose the stars first.')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
  await userEvent.type(screen.getByRole('textbox'), 'Clear');
  await userEvent.click(screen.getByRole('button', { name: 'Save rating' }));
  expect(await screen.findByText(/Thank you for your rating/)).toBeTruthy();
  expect(sent).toEqual([expect.stringMatching(/pRatingValue=4.*\{"pContent":"Clear"\}/)]);
});

test('what was rated before is there, with the average; a visitor finds the way in', async () => {
  const rated = { RatingValue: 5, Content: 'Good', Average: 4.3, Count: 12 };
  const first = show({ answers: { '/api/Exhibition/GetSessionRating': rated } });
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: '5 stars' })).checked).toBe(true);
  expect(screen.getByText('4.3 of 5 stars, 12 ratings')).toBeTruthy();
  first.unmount();
  show({ frame: { person: visitorHere }, answers: { '/api/Exhibition/GetSessionRating': none } });
  expect(await screen.findByRole('link', { name: 'Sign in to rate' })).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('on the page of an abstract it is about the presentation that its number names', async () => {
  const line = { Id: '7', SessionId: '1', PresentationId: '7', Title: 'Of hearts', PosterNumber: 'P-007', Keywords: [] };
  const detail = {
    ...line,
    Authors: [],
    Abstract: '',
    StartDateTime: null,
    EndDateTime: null,
    Language: '',
    Links: [],
    PosterUrl: '',
    HasPoster: false,
  };
  const session = aSessionLine({ Id: '1', Name: 'Posters', IsPoster: true });
  const asked: string[] = [];
  show({
    params: { abstractUrl: 'P-007' },
    answers: {
      '/api/Modules/PAGAbstract': { Abstract: detail, Session: session, Authors: [], Before: null, After: null, Related: [] },
      '/api/Exhibition/GetSessionRating': (address: string) => {
        asked.push(address);
        return none;
      },
    },
  });
  expect(await screen.findByRole('button', { name: 'Save rating' })).toBeTruthy();
  expect(asked[0]).toContain('pPresentationId=7');
});
