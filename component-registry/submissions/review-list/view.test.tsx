// Reviews: progress, scoring one, comments kept until they are sent, a conflict, one that is over, nobody.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { type Around, renderView } from '../../../tests/support/render-view.tsx';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import { aCall, aReview, author, nobodyThere } from '../parts/submissions.fixture.ts';
import { props } from './props.ts';
import View from './view.tsx';

installTopLayer();
beforeEach(() => localStorage.clear());

const show = (answers: Record<string, unknown> = {}, around: Partial<Around> = {}) =>
  renderView(View, props.parse({}), {
    page: 'ReviewPage',
    frame: { person: author },
    answers: {
      '/api/Submissions/Calls': [aCall()],
      '/api/Reviews/Assigned': {
        IsReviewer: true,
        Reviews: [
          aReview(),
          aReview({ Number: 13, Title: 'Waking', State: 'done' }),
          aReview({ Number: 14, Title: '', State: 'conflict' }),
        ],
      },
      '/api/Reviews/Review': aReview(),
      ...answers,
    },
    ...around,
  });

test('what is done is told; one is scored, by keyboard too, and saved', async () => {
  let sent: unknown;
  show({
    '/api/Reviews/Save': (_: string, init?: RequestInit) => {
      sent = JSON.parse(String(init?.body));
      return { State: 'done' };
    },
  });
  expect(await screen.findByText('1 of 2 done')).toBeTruthy();
  expect(screen.getByRole('button', { name: /No. 14/ }).hasAttribute('disabled')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: /Sleep/ }));
  const novelty = await screen.findByRole('group', { name: 'Novelty' });
  await userEvent.click(within(novelty).getByRole('radio', { name: '4' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(within(novelty).getByRole<HTMLInputElement>('radio', { name: '5' }).checked).toBe(true);
  await userEvent.type(screen.getByRole('textbox', { name: /to the authors/ }), 'Good.');
  expect(screen.getByText('We woke.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save review' }));
  expect(await screen.findByText('Your review is saved and complete.')).toBeTruthy();
  expect(sent).toEqual({ Scores: [{ Id: 'novelty', Value: 5 }], ToAuthors: 'Good.', ToOrganisers: '' });
});

test('words that could not be sent are kept', async () => {
  const offline = { '/api/Reviews/Save': () => Promise.reject(new TypeError('offline')) };
  const first = show(offline);
  await userEvent.click(await screen.findByRole('button', { name: /Sleep/ }));
  await userEvent.type(await screen.findByRole('textbox', { name: /to the authors/ }), 'Kept.');
  await userEvent.click(screen.getByRole('button', { name: 'Save review' }));
  expect(await screen.findByText(/There is no connection/)).toBeTruthy();
  first.unmount();
  show(offline);
  await userEvent.click(await screen.findByRole('button', { name: /Sleep/ }));
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /to the authors/ })).value).toBe('Kept.');
});

test('a conflict is declared after a question', async () => {
  show({ '/api/Reviews/Conflict': { State: 'conflict' } });
  await userEvent.click(await screen.findByRole('button', { name: /Sleep/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Give it back' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Give it back' }));
  expect(await screen.findByText('The submission was given back.')).toBeTruthy();
});

test('one that is over is read; names where the review is open', async () => {
  const over = aReview({
    MayReview: false,
    Scores: [{ Id: 'novelty', Value: 3 }],
    Authors: [{ Firstname: 'Eve', Surname: 'Sample', Institutions: ['House'], IsPresenting: true }],
  });
  show({ '/api/Reviews/Review': over });
  await userEvent.click(await screen.findByRole('button', { name: /Sleep/ }));
  expect(await screen.findByText(/no longer be scored/)).toBeTruthy();
  expect(screen.getByText('Eve Sample')).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('visitors, others, and reviewers to whom nothing is assigned', async () => {
  show({}, { frame: { person: nobodyThere } });
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeTruthy();
  show({ '/api/Reviews/Assigned': { IsReviewer: false, Reviews: [] } });
  expect(await screen.findByText('You are no reviewer of this event.')).toBeTruthy();
  show({ '/api/Reviews/Assigned': { IsReviewer: true, Reviews: [] } });
  expect(await screen.findByText('Nothing is assigned to you yet.')).toBeTruthy();
  show({ '/api/Reviews/Assigned': undefined });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
