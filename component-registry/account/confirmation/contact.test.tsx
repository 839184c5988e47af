// What the link of a contact form's letter opens: what was given, confirmed by a press alone, taken back, and tried again where it did not work.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { faults, refused, type Reply, server } from '../account.fixture.ts';
import { props as schema } from './props.ts';
import View from './view.tsx';

const [READ, CONFIRM, TAKE] = ['/api/Exhibition/ReadGuestLead', '/api/Exhibition/ConfirmGuestLead', '/api/Exhibition/TakeBackGuestLead'];
const code = 'A'.repeat(43);
const lead = {
  CompanyAccountId: '4711',
  CompanyName: 'Sample Devices',
  Firstname: 'Mira',
  Surname: 'Okafor',
  Email: 'mira@example.org',
  Message: 'A price list',
  Consent: 'They may write.',
  IsConfirmed: false,
};

function show(replies: Readonly<Record<string, Reply>>) {
  const api = server({ [CONFIRM]: { ...lead, IsConfirmed: true }, [TAKE]: { Removed: true }, ...replies });
  return { ...renderView(View, schema.parse({}), { answers: api.answers, search: `?contact=${code}` }), ...api };
}

test('shows what was entered; it is confirmed by a press, and taken back', async () => {
  const { calls, seen } = show({ [READ]: lead });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your details for Sample Devices' })).toBeTruthy();
  expect(screen.getByText('Shall Sample Devices get these details?')).toBeTruthy();
  expect(screen.getByText('A price list')).toBeTruthy();
  // Strict mode draws twice.
  expect([new Set(calls()), await faults(document.body)]).toEqual([new Set([READ]), []]);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  const told = await screen.findByText(/^Sample Devices has your details/);
  // The button that was pressed is gone; the focus is not.
  expect(document.activeElement?.contains(told)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  await userEvent.click(screen.getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(screen.getByText('Your details were taken back.')).toBeTruthy());
  expect(seen.slice(-3).map(({ path, body }) => [path, body])).toEqual([READ, CONFIRM, TAKE].map((path) => [path, { Code: code }]));
  expect(screen.queryByText('A price list')).toBeNull();
});

test('a company that the event no longer names is named by its id', async () => {
  show({ [READ]: { ...lead, CompanyName: '', IsConfirmed: true } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your details for 4711' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Take back' })).toBeTruthy();
});

test('a code that does not work says so; no answer is tried again, and says nothing about the code', async () => {
  const first = show({ [READ]: refused(404) });
  expect(await screen.findByText('This link does not work, or no longer.')).toBeTruthy();
  first.unmount();
  let isDown = true;
  show({
    [READ]: () => (isDown ? refused(503)() : lead),
    [TAKE]: (_seen, before) => (before === 0 ? refused(503)() : { Removed: true }),
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await userEvent.click(again);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/The server did not answer/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Your details were taken back.')).toBeTruthy();
});
