// The user form: filled in with what is known, complete only with what the event asks for.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { outbox } from '#src/stores/outbox.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { faults, ME, me, refused, type Reply, server, user } from '../account.fixture.ts';
import { props as schema } from './props.ts';
import View from './view.tsx';

const USER = '/api/Core/User';
const empty = { Title: '', Institution: '', Department: '', Street: '', PostalCode: '', City: '', Country: '', Phone: '', Language: '' };
const rest = { UserId: '7', Email: 'mira@example.org', ProfilePicturePath: '', HealthCareProfessional: null };
const mira = { ...empty, ...rest, Firstname: 'Mira', Surname: 'Öz' };

/** The same path reads and writes. */
const record =
  (saved: Reply = mira, known: unknown = mira): Reply =>
  (seen, before) =>
    seen.body === undefined ? known : typeof saved === 'function' ? (saved as (...all: unknown[]) => unknown)(seen, before) : saved;

function show(reply: Reply, prefill: unknown = true, who: object | null = user) {
  const api = server({ [USER]: reply });
  const around = { answers: { ...api.answers, [ME]: me(who) }, documents: { app: { prefill } }, search: '?returnUrl=%2Fx' };
  return { ...renderView(View, schema.parse({}), around), ...api, sent: () => api.seen.filter(({ body }) => body !== undefined) };
}
const field = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('asks for what the event needs, says what may stay empty, and sends it', async () => {
  const { sent } = show(record());
  expect((await field('First name')).value).toBe('Mira');
  expect(await faults(document.body)).toEqual([]);
  await save();
  const wrong = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(wrong).toEqual(expect.arrayContaining(['Please fill in: Institution.', 'Please fill in: Country.']));
  expect(wrong.filter((words) => words.startsWith('Please'))).toHaveLength(2);
  expect(sent()).toEqual([]);
  await userEvent.type(await field('Institution'), ' Clinic ');
  await userEvent.type(await field('Country'), 'Austria');
  await userEvent.selectOptions(await field('Language (optional)'), 'de-DE');
  await save();
  const heading = await screen.findByRole('heading', { level: 1, name: 'Saved' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/x');
  expect(sent()).toMatchObject([
    {
      query: { eventid: 'society/congress2027' },
      body: { ...empty, Firstname: 'Mira', Surname: 'Öz', Institution: 'Clinic', Country: 'Austria', Language: 'de-DE' },
    },
  ]);
});

test('values of the event stand in empty fields only; names the form does not have are nothing', async () => {
  show(record(), { country: 'Malta', Firstname: 'Nobody', Shoesize: '44' });
  expect((await field('Country')).value).toBe('Malta');
  expect((await field('First name')).value).toBe('Mira');
  expect(await field('Surname (optional)')).toBeTruthy();
});

test('an event that asks for nothing takes what comes', async () => {
  const { sent } = show(record(), false);
  await field('First name (optional)');
  await save();
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(sent()).toHaveLength(1);
});

test('nothing is lost when it cannot be saved', async () => {
  show(record(refused(503)), false);
  await userEvent.type(await field('City (optional)'), 'Graz{Enter}');
  expect(await screen.findByText(/The server did not answer/)).toBeTruthy();
  expect((await field('City (optional)')).value).toBe('Graz');
});

test('a visitor signs in first, and nothing is asked that only a user may', async () => {
  const { seen } = show(record(), true, null);
  expect((await screen.findByRole('link', { name: 'Sign in' })).getAttribute('href')).toMatch(/^\/login\/.*returnUrl=/);
  expect(seen).toEqual([]);
});

test('a session that has just ended is a visitor, too; no answer can be tried again', async () => {
  show(refused(401));
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeTruthy();
  document.body.replaceChildren();
  show(refused(500));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('without a connection the details are kept in the outbox of their owner', async () => {
  outbox.setState({ entries: [] });
  const away = server({
    [USER]: (seen: { body?: unknown }) => (seen.body === undefined ? mira : Promise.reject(new TypeError('Failed to fetch'))),
  });
  renderView(View, schema.parse({}), {
    answers: { ...away.answers, [ME]: me(user) },
    documents: { app: { prefill: { City: '' } } },
    frame: { person: { user: { ...user, UserId: '7' }, who: { user: null } } as never },
  });
  await userEvent.type(await field('City'), 'Lagos');
  await save();
  expect(await screen.findByRole('heading', { name: 'Kept on this device' })).toBeTruthy();
  expect(outbox.getState().entries).toMatchObject([
    { account: '7', method: 'POST', label: 'Your details', state: 'waiting', body: { City: 'Lagos' } },
  ]);
  outbox.setState({ entries: [] });
});
