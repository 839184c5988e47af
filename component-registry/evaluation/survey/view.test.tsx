// The page of evaluation: what visitors are told, the sessions with what is done, and how many are shown at once.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { app } from '../../../src/model/documents/app.ts';
import { type Around, renderView } from '../../../tests/support/render-view.tsx';
import View from './view.tsx';

const person = {
  user: { UserId: '7' },
  who: { user: { id: '7', hasTicket: true, isProfessional: false }, tickets: [], superUser: false },
} as unknown as NonNullable<Around['frame']>['person'];
const done = { State: 'done', EvaluationDone: true, OpensAt: '', Name: 'Congress 2027', Anonymous: true, SurveyRequest: null };
const session = (nth: number) => ({
  SessionId: String(nth),
  SessionName: `Session ${nth}`,
  StartDateTime: '2027-05-03T08:00:00Z',
  EvaluationDone: nth === 0,
});
const show = (sessions: unknown, isSignedIn = true) =>
  renderView(
    View,
    { sessions: true, showHeader: true },
    {
      documents: { app: app.parse({}) },
      raw: { 'surveys/event': {} },
      frame: { person: isSignedIn ? person : ({ user: null, who: { user: null, tickets: [], superUser: false } } as never) },
      answers: { '/api/Survey/Event': done, '/api/modules/SessionsForEvaluation': sessions },
    },
  );

test('visitors are asked to sign in, and nothing is requested', () => {
  const { requests } = show([], false);
  expect(screen.getByText('Sign in to evaluate.')).toBeTruthy();
  expect(requests).toEqual([]);
});

test('done says thanks; sessions with their state, twelve at a time', async () => {
  show(Array.from({ length: 14 }, (_, nth) => session(nth)));
  expect(await screen.findByText('You have already evaluated. Thank you!')).toBeTruthy();
  expect(await screen.findByText('Evaluated')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Evaluate: / })).toHaveLength(11);
  await userEvent.click(screen.getByRole('button', { name: '2 more sessions' }));
  expect(screen.getAllByRole('button', { name: /^Evaluate: / })).toHaveLength(13);
});

test('no session yet is said, and a list that does not load can be tried again', async () => {
  const first = show([]);
  expect(await screen.findByText(/As soon as a session has begun/)).toBeTruthy();
  first.unmount();
  show(new Response('{}', { status: 500 }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
