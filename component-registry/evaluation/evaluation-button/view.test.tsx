// The button of evaluation: who gets it, when it opens, that it is done, and that hostile words of a survey stay words.
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { createClock, type HoldingClock } from '../../../src/clock/clock.ts';
import { nameOfInfo } from '../../../src/contract/event-name.ts';
import { app } from '../../../src/model/documents/app.ts';
import { outbox } from '../../../src/stores/outbox.ts';
import { type Around, renderView, testEvent } from '../../../tests/support/render-view.tsx';
import { withoutSizes } from '../../../tests/support/without-sizes.ts';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import type { EvaluationOf } from '../../../src/contract/surveys.ts';
import View from './view.tsx';

installTopLayer();
withoutSizes();
beforeEach(() => localStorage.clear());

const person = {
  user: { UserId: '7' },
  who: { user: { id: '7', hasTicket: true, isProfessional: false }, tickets: [], superUser: false },
} as unknown as NonNullable<Around['frame']>['person'];
const request = {
  Context: 'Session',
  ContextShort: 'congress2027',
  Instance: 'society',
  SurveyItemSetId: 'session',
  SurveyEnitity: { Id: '101' },
  EvaluationDone: false,
} as const;
const open: EvaluationOf = { State: 'open', EvaluationDone: false, OpensAt: '', Name: 'Valves', Anonymous: true, SurveyRequest: request };
type ShowOptions = {
  isSignedIn?: boolean;
  hasSurveys?: boolean;
  visitors?: boolean;
  more?: object;
  language?: string;
  clock?: HoldingClock;
};
const show = (
  reply: EvaluationOf,
  { isSignedIn = true, hasSurveys = true, visitors = false, more = {}, language = 'en-GB', clock }: ShowOptions = {},
) =>
  renderView(
    View,
    { evaluates: 'session', showHeader: true },
    {
      language,
      params: { sessionId: '101' },
      documents: { app: app.parse({ activateEvaluationUrlsWithoutUser: visitors }) },
      raw: hasSurveys ? { 'surveys/session': {} } : {},
      frame: {
        ...(clock && { clock }),
        person: isSignedIn ? person : ({ user: null, who: { user: null, tickets: [], superUser: false } } as never),
      },
      answers: { '/api/Survey/Session': reply, ...more },
    },
  );

test('open, it says whether the name is stored and offers the survey', async () => {
  const { requests } = show(open);
  expect(await screen.findByRole('button', { name: 'Evaluate now' })).toBeTruthy();
  expect(screen.getByText(/stored without your name/)).toBeTruthy();
  expect(requests[0]).toContain('userid=7');
});

test('not yet it says when, done it says thanks; neither has a button', async () => {
  const { unmount } = show({ ...open, State: 'notYet', OpensAt: '2027-05-03T12:00:00.001Z', SurveyRequest: null });
  expect(await screen.findByText(/The evaluation opens .*14:00/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  show({ ...open, State: 'done', EvaluationDone: true, SurveyRequest: null });
  expect(await screen.findByText('You have already evaluated. Thank you!')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a page that is open when the session starts opens by itself', async () => {
  const [notYet, now] = [{ ...open, State: 'notYet', SurveyRequest: null } as const, Date.parse('2027-05-03T12:00:00Z')];
  const replies = [{ ...notYet, OpensAt: '2027-05-03T12:00:00.001Z' }, open];
  const clock = createClock({ monotonic: () => 0, wall: () => now });
  show(replies[0]!, { clock, more: { '/api/Survey/Session': () => Response.json(replies[0]) } });
  expect(await screen.findByText(/The evaluation opens/)).toBeTruthy();
  replies.shift();
  act(() => clock.correct(now + 60_000));
  expect(await screen.findByRole('button', { name: 'Evaluate now' })).toBeTruthy();
});

test('in Arabic the form has its own words in Arabic, from the right', async () => {
  const json = { pages: [{ name: 'p', elements: [{ type: 'comment', name: 'remarks', title: 'ملاحظات', isRequired: true }] }] };
  show(open, { language: 'ar-EG', more: { '/api/Survey/Surveyjs': json } });
  await userEvent.click(await screen.findByRole('button'));
  expect(await screen.findByRole('textbox', { name: /ملاحظات/ }, { timeout: 10_000 })).toBeTruthy();
  const words = document.querySelector('dialog')!.textContent;
  expect(words).toContain('إرسال');
  expect(words).not.toMatch(/Submit|Complete|Next/);
});

test('nobody is asked where there is no survey, nor a visitor, unless the event allows visitors', async () => {
  for (const around of [{ hasSurveys: false }, { isSignedIn: false }]) {
    const { requests, root, unmount } = show(open, around);
    expect([root.hidden, requests]).toEqual([true, []]);
    unmount();
  }
  const { requests } = show(open, { isSignedIn: false, visitors: true });
  expect(await screen.findByRole('button', { name: 'Evaluate now' })).toBeTruthy();
  await waitFor(() => expect(requests.at(-1)).toMatch(/userid=v-[0-9a-f]{40}/));
});

test('hostile words of a survey stay words', async () => {
  const trap = '<img src=x onerror="globalThis.ran = true"><script>globalThis.ran = true</script>';
  const elements = [{ type: 'radiogroup', name: 'a', title: trap, description: trap, choices: [{ value: 'x', text: trap }] }];
  const json = { title: trap, description: trap, pages: [{ name: 'p', title: trap, elements }] };
  show(open, { more: { '/api/Survey/Surveyjs': json } });
  await userEvent.click(await screen.findByRole('button', { name: 'Evaluate now' }));
  expect((await screen.findAllByText(trap, {}, { timeout: 10_000 })).length).toBeGreaterThan(3);
  expect(document.querySelector('dialog img, dialog script')).toBeNull();
  expect((globalThis as { ran?: boolean }).ran).toBeUndefined();
});

test('what could not be sent is said, and stays on the device', async () => {
  const json = { pages: [{ name: 'p', elements: [{ type: 'comment', name: 'remarks', title: 'Remarks' }] }] };
  const save = vi.fn(() => new Response('{}', { status: 500 }));
  show(open, { more: { '/api/Survey/Surveyjs': json, '/api/Survey/SaveSurvey': save } });
  await userEvent.click(await screen.findByRole('button', { name: 'Evaluate now' }));
  await userEvent.type(await screen.findByRole('textbox', {}, { timeout: 10_000 }), 'More coffee');
  await userEvent.tab();
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText(/could not be sent/)).toBeTruthy();
  expect(JSON.stringify(Object.entries(localStorage))).toContain('More coffee');
});

test('answers that waited and were refused are in the form again', async () => {
  const body = { ...request, UserId: '7', Result: JSON.stringify({ remarks: 'More coffee' }) };
  const refused = { event: nameOfInfo(testEvent), account: '7', method: 'POST', label: 'Valves', state: 'refused', status: 403 } as const;
  outbox.setState({ entries: [{ ...refused, id: '1', address: '/api/Survey/SaveSurvey?eventid=x%2Fy', body }] });
  const json = { pages: [{ name: 'p', elements: [{ type: 'comment', name: 'remarks', title: 'Remarks' }] }] };
  show(open, { more: { '/api/Survey/Surveyjs': json } });
  expect(await screen.findByText(/could not be sent/)).toBeTruthy();
  expect(outbox.getState().entries).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Continue your evaluation' }));
  expect(await screen.findByDisplayValue('More coffee', {}, { timeout: 10_000 })).toBeTruthy();
});

test('a turned page takes the focus; done and closed, the place of the button does', async () => {
  const question = (name: string) => ({
    name,
    title: `Page ${name}`,
    elements: [{ type: 'comment', name: `of${name}`, title: 'Remarks' }],
  });
  let reply: EvaluationOf = open;
  show(open, {
    more: {
      '/api/Survey/Surveyjs': { pages: [question('1'), question('2')] },
      '/api/Survey/Session': () => Response.json(reply),
      '/api/Survey/SaveSurvey': { Saved: true },
      '/api/Survey/SessionEvaluationDone': { EvaluationDone: true },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Evaluate now' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }, { timeout: 10_000 }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Page 2'));
  reply = { ...open, State: 'done', EvaluationDone: true, SurveyRequest: null };
  await userEvent.click(screen.getByRole('button', { name: 'Complete' }));
  await screen.findByText(/^Thank you for your participation/);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  const done = await screen.findByText('You have already evaluated. Thank you!');
  await waitFor(() => expect(document.activeElement).toBe(done.parentElement));
});
