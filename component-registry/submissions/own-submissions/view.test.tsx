// Own submissions: calls, a draft that saves itself and waits without a connection, authors, faults, submitting, decisions, files.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { type Around, renderView } from '../../../tests/support/render-view.tsx';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import { aCall, aSubmission, author, nobodyThere } from '../parts/submissions.fixture.ts';
import { props } from './props.ts';
import View from './view.tsx';

installTopLayer();
beforeEach(() => localStorage.clear());

const show = (answers: Record<string, unknown> = {}, around: Partial<Around> = {}) =>
  renderView(View, props.parse({}), {
    page: 'SubmissionPage',
    frame: { person: author },
    answers: {
      '/api/Submissions/Calls': [aCall()],
      '/api/Submissions/Own': [],
      '/api/Reviews/Assigned': { IsReviewer: false, Reviews: [] },
      ...answers,
    },
    ...around,
  });
type Sent = { Revision: number; Content: ReturnType<typeof aSubmission>['Content'] };
const sentBy = (init: RequestInit | undefined): Sent => JSON.parse(String(init?.body)) as Sent;
const type = (name: RegExp, value: string): void => void fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const begin = async (): Promise<void> => userEvent.click(await screen.findByRole('button', { name: /^Begin a submission/ }));

test('calls with their state; visitors are asked to sign in; nothing is called for', async () => {
  show(
    { '/api/Submissions/Calls': [aCall(), aCall({ Id: 'old', Title: 'Old', Deadline: '2027-01-01T00:00:00Z' })] },
    { frame: { person: nobodyThere } },
  );
  expect(await screen.findByText('Closed')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Begin/ })).toBeNull();
  show({ '/api/Submissions/Calls': [] });
  expect(await screen.findByText('This event calls for no abstracts at the moment.')).toBeTruthy();
});

test('a draft saves itself; what is missing is said with the way to it; then it is submitted', async () => {
  const saved: Sent[] = [];
  let submitted: Sent | undefined;
  show({
    '/api/Submissions/Save': (_: string, init?: RequestInit) => {
      saved.push(sentBy(init));
      return aSubmission({ State: 'draft', Revision: saved.length });
    },
    '/api/Submissions/Submit': (_: string, init?: RequestInit) => {
      submitted = sentBy(init);
      return aSubmission();
    },
  });
  await begin();
  await screen.findByRole('textbox', { name: /^Title/ });
  type(/^Title/, 'Sleep');
  await waitFor(() => expect(saved.length).toBe(1), { timeout: 4000 });
  expect(await screen.findByText('The draft is saved.')).toBeTruthy();
  expect([saved[0]!.Revision, saved[0]!.Content.Title]).toEqual([0, 'Sleep']);

  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  const summary = screen.getByRole('group', { name: 'Please look at this again' });
  expect(within(summary).getAllByRole('link').length).toBe(5);
  await userEvent.click(within(summary).getByRole('link', { name: /^Text/ }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Text/ }));
  expect(submitted).toBeUndefined();

  type(/^Text/, 'one two three four five six');
  expect(screen.getByText('Words: 6 of 5')).toBeTruthy();
  expect(screen.getAllByText(/This is too long/).length).toBeGreaterThan(0);
  type(/^Text/, 'We slept.');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Topic/ }), 'Imaging');
  await userEvent.click(screen.getByRole('button', { name: 'Add an author' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Surname/ }).value).toBe('Sample');
  type(/^Institutions/, 'House');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /conflict/ }), 'No, none');
  await userEvent.click(screen.getByRole('checkbox', { name: 'All agree.' }));
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Your abstract was submitted.')).toBeTruthy();
  expect(submitted?.Content).toMatchObject({
    Title: 'Sleep',
    Declarations: ['agreed'],
    Authors: [{ IsPresenting: true, Institutions: ['House'] }],
  });
  expect(Object.keys(localStorage).filter((key) => key.includes('submission'))).toEqual([]);
}, 20_000);

test('without a connection it is kept on the device, listed, and opened again', async () => {
  const offline = { '/api/Submissions/Save': () => Promise.reject(new TypeError('offline')) };
  const first = show(offline);
  await begin();
  await screen.findByRole('textbox', { name: /^Title/ });
  type(/^Title/, 'Kept');
  expect(await screen.findByText(/kept on this device/, {}, { timeout: 4000 })).toBeTruthy();
  first.unmount();
  show(offline);
  await userEvent.click(await screen.findByRole('button', { name: /^Kept/ }));
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^Title/ })).value).toBe('Kept');
}, 20_000);

test('authors are moved by buttons, and the focus goes with them; preview shows the abstract', async () => {
  show({ '/api/Submissions/Save': aSubmission({ State: 'draft' }) });
  await begin();
  await userEvent.click(await screen.findByRole('button', { name: 'Add an author' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add an author' }));
  expect(screen.getByRole('button', { name: 'Add an author' }).hasAttribute('disabled')).toBe(true);
  fireEvent.change(screen.getAllByRole('textbox', { name: /^Surname/ })[1]!, { target: { value: 'Second' } });
  await userEvent.click(screen.getByRole('button', { name: 'Up: Second' }));
  expect(screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Surname/ }).map(({ value }) => value)).toEqual(['Second', 'Sample']);
  expect(document.activeElement).toBe(screen.getAllByRole('textbox', { name: /^Surname/ })[0]);
  expect(screen.getByText('Second is now author 1.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  expect(within(screen.getByRole('dialog', { name: 'Preview' })).getByText('Second')).toBeTruthy();
});

test('what was decided is read, with comments; it cannot be changed', async () => {
  const line = aSubmission({ State: 'accepted', MayChange: false, MayWithdraw: false, Comments: ['Well done.'] });
  show({ '/api/Submissions/Own': [line], '/api/Submissions/Submission': line });
  await userEvent.click(await screen.findByRole('button', { name: /Sleep/ }));
  expect(await screen.findByText('Well done.')).toBeTruthy();
  expect(screen.getByText('We woke.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Change|Withdraw/ })).toBeNull();
});

test('withdrawing asks once more; a change of the submitted waits until it is submitted', async () => {
  let withdrawn = 0;
  show({
    '/api/Submissions/Own': [aSubmission()],
    '/api/Submissions/Submission': aSubmission(),
    '/api/Submissions/Withdraw': () => {
      withdrawn += 1;
      return { State: 'withdrawn' };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /Sleep/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
  type(/^Title/, 'Better');
  expect(screen.getByText(/They count once you submit them/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(withdrawn).toBe(0);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('The abstract was withdrawn.')).toBeTruthy();
  expect(withdrawn).toBe(1);
});

test('a file that is no PDF is not sent; a PDF is, and can be removed', async () => {
  const sent: string[] = [];
  const draft = aSubmission({ State: 'draft', SubmittedAt: null });
  const file = { Id: 'file-0001', Name: 'poster.pdf', Size: 2_000_000, Url: '/api/Submissions/File?id=file-0001' };
  show({
    '/api/Submissions/Own': [draft],
    '/api/Submissions/Submission': draft,
    '/api/Submissions/AddFile': (_: string, init?: RequestInit) => {
      sent.push((JSON.parse(String(init?.body)) as { Name: string }).Name);
      return [file];
    },
    '/api/Submissions/RemoveFile': [],
  });
  await userEvent.click(await screen.findByRole('button', { name: /Sleep/ }));
  const input = await screen.findByLabelText('Choose a PDF');
  await userEvent.upload(input, new File(['<html>'], 'a.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText(/This is no PDF/)).toBeTruthy();
  await userEvent.upload(input, new File(['%PDF-1.7'], 'poster.pdf', { type: 'application/pdf' }));
  expect((await screen.findByRole('link', { name: 'poster.pdf' })).getAttribute('href')).toBe(file.Url);
  expect(sent).toEqual(['poster.pdf']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove: poster.pdf' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'poster.pdf' })).toBeNull());
});

test('a draft changed elsewhere is not overwritten', async () => {
  const draft = aSubmission({ State: 'draft', SubmittedAt: null });
  show({
    '/api/Submissions/Own': [draft],
    '/api/Submissions/Submission': draft,
    '/api/Submissions/Save': new Response('{"error":{"code":"another-revision"}}', { status: 409 }),
  });
  await userEvent.click(await screen.findByRole('button', { name: /Sleep/ }));
  await screen.findByRole('textbox', { name: /^Title/ });
  type(/^Title/, 'Mine');
  expect(await screen.findByText(/changed in another place/, {}, { timeout: 4000 })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Take the other version' }));
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Title/ }).value).toBe('Sleep'));
}, 20_000);
