// The challenges: their states, visitors, and taking one: the project is chosen, answers are sent, what was earned is said.
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { outbox } from '../../../src/stores/outbox.ts';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import { type Around, renderView } from '../../../tests/support/render-view.tsx';
import { withoutSizes } from '../../../tests/support/without-sizes.ts';
import { attendee, challengeOf, CHALLENGES, PROJECTS, projects, visitorHere } from '../parts/charity.fixture.ts';
import View from './view.tsx';

installTopLayer();
withoutSizes();
beforeEach(() => localStorage.clear());

const show = (challenges: unknown, more: Partial<Around> = {}, answers: Record<string, unknown> = {}) =>
  renderView(
    View,
    { of: 'event', showHeader: false },
    { page: 'charity', frame: { person: attendee }, ...more, answers: { [PROJECTS]: projects, [CHALLENGES]: challenges, ...answers } },
  );

test('each says what it earns and how it stands', async () => {
  show([
    challengeOf('a'),
    challengeOf('b', { State: 'notYet', ChangesAt: '2027-05-04T06:00:00.000Z' }),
    challengeOf('c', { State: 'closed' }),
    challengeOf('d', { State: 'done', Points: 20, RightAnswers: 2, EarnedFor: 'boat' }),
  ]);
  expect(await screen.findByRole('button', { name: 'Take the challenge: Challenge a' })).toBeTruthy();
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.getAllByText('10 points for each right answer')).toHaveLength(4);
  expect(screen.getByText(/Opens .*08:00/)).toBeTruthy();
  expect(screen.getByText('Closed')).toBeTruthy();
  expect(await screen.findByText(/2 of 2 answers are right. 20 points for Boat/)).toBeTruthy();
});

test('a challenge leads to the profile of its company, and on that profile nowhere', async () => {
  const address = '/society/congress2027/en-GB/profile/701';
  const onPage = show([challengeOf('a'), challengeOf('b', { CompanyAccountId: '', CompanyName: '' })]);
  expect((await screen.findAllByRole('link')).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Nordpuls', address],
  ]);
  onPage.unmount();
  show([challengeOf('a')], { page: 'ProfilePage', params: { companyAccountId: '701' } });
  expect(await screen.findByText('Nordpuls')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('visitors are asked to sign in; of a project only its challenges; all over says thanks', async () => {
  const first = show([challengeOf('a')], { frame: { person: visitorHere } });
  expect((await screen.findByRole('link', { name: 'Sign in' })).getAttribute('href')).toContain('returnUrl=');
  expect(await screen.findByText('Challenge a')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  first.unmount();
  const second = show([challengeOf('a', { ProjectId: 'school' }), challengeOf('b')], { params: { id: 'boat' } });
  expect(await screen.findByText('Challenge b')).toBeTruthy();
  expect(screen.queryByText('Challenge a')).toBeNull();
  second.unmount();
  show([challengeOf('a', { State: 'closed' }), challengeOf('b', { State: 'done' })]);
  expect(await screen.findByText(/The challenge is over/)).toBeTruthy();
});

test('one is taken: for the chosen project, once, with what the server says was right', async () => {
  const json = { pages: [{ name: 'p', elements: [{ type: 'comment', name: 'why', title: 'Why?' }] }] };
  const sent: string[] = [];
  let list = [challengeOf('a')];
  const done = (address: string, init?: RequestInit) => {
    sent.push(`${address} ${String(init?.body)}`);
    list = [challengeOf('a', { State: 'done', Points: 10, RightAnswers: 1, EarnedFor: 'boat' })];
    return { EvaluationDone: true, Points: 10, RightAnswers: 1, Questions: 2, CharityProjectId: 'boat', WasDone: false };
  };
  show(
    () => list,
    {},
    {
      '/api/Survey/Surveyjs': json,
      '/api/Survey/ChallengeEvaluationDone/society/congress2027/en-GB': done,
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: /Take the challenge/ }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Boat' }));
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  expect(await screen.findByText('You earn points for: Boat')).toBeTruthy();
  await userEvent.type(await screen.findByRole('textbox', {}, { timeout: 10_000 }), 'Because');
  await userEvent.tab();
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect((await screen.findAllByText(/1 of 2 answers are right/)).length).toBeGreaterThan(0);
  expect(sent).toEqual([expect.stringMatching(/challengeid=a&charityProjectId=boat.*\\"why\\":\\"Because\\"/)]);
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Because');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Take/ })).toBeNull());
  expect(document.activeElement?.textContent).toContain('Challenge a');
});

test('what could not be sent is said and stays on the device', async () => {
  const json = { pages: [{ name: 'p', elements: [{ type: 'comment', name: 'why', title: 'Why?' }] }] };
  show(
    [challengeOf('a', { ProjectId: 'boat' })],
    {},
    {
      '/api/Survey/Surveyjs': json,
      '/api/Survey/ChallengeEvaluationDone/society/congress2027/en-GB': () => new Response('{}', { status: 500 }),
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: /Take the challenge/ }));
  await userEvent.type(await screen.findByRole('textbox', {}, { timeout: 10_000 }), 'Because');
  await userEvent.tab();
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText(/could not be sent/)).toBeTruthy();
  expect(JSON.stringify(Object.entries(localStorage))).toContain('Because');
});

test('taken on another device meanwhile, what was earned there is said, not what was chosen here', async () => {
  const json = { pages: [{ name: 'p', elements: [{ type: 'comment', name: 'why', title: 'Why?' }] }] };
  show(
    [challengeOf('a')],
    {},
    {
      '/api/Survey/Surveyjs': json,
      '/api/Survey/ChallengeEvaluationDone/society/congress2027/en-GB': {
        EvaluationDone: true,
        Points: 20,
        RightAnswers: 2,
        Questions: 2,
        CharityProjectId: 'school',
        WasDone: true,
      },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: /Take the challenge/ }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Boat' }));
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  await userEvent.type(await screen.findByRole('textbox', {}, { timeout: 10_000 }), 'Because');
  await userEvent.tab();
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('20 points for School')).toBeTruthy();
  expect(screen.getByText(/^You have taken this challenge before/)).toBeTruthy();
});

test('answers that waited and were refused no longer wait: the challenge goes on where it was, and says so', async () => {
  const { UserId: account } = attendee.user!;
  const entry = {
    id: '1',
    event: 'society/congress2027',
    account,
    method: 'POST',
    address: '/api/Survey/ChallengeEvaluationDone/society%2Fcongress2027/en-GB?userid=7&challengeid=a&charityProjectId=boat',
    body: { Result: '{"q1":"yes"}' },
    label: 'Challenge a',
  };
  outbox.setState({ entries: [{ ...entry, state: 'waiting' }] });
  show([challengeOf('a')]);
  expect(await screen.findByText(/Your answers are kept on this device and are sent/)).toBeTruthy();
  act(() => outbox.setState({ entries: [{ ...entry, state: 'refused', status: 403, code: '' }] }));
  expect(await screen.findByText(/Your answers could not be sent/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Continue: Challenge a' })).toBeTruthy();
  expect(outbox.getState().entries).toEqual([]);
});
