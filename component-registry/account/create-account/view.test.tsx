// A new account: what is asked, what is sent, and that the answer tells nobody whether there was one.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { faults, refused, type Reply, server } from '../account.fixture.ts';
import { props as schema } from './props.ts';
import View from './view.tsx';

const CREATE = '/api/Token/CreateAccountFromBody';
const TRANSFER = '/api/Token/ManageTransferFromBody';

function show(reply: Reply = { Taken: true }, search = '', more: Record<string, Reply> = {}) {
  const api = server({ [CREATE]: reply, [TRANSFER]: { Taken: true }, ...more });
  return { ...renderView(View, schema.parse({ terms: 'https://www.example.org/terms' }), { answers: api.answers, search }), ...api };
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }));
async function fill() {
  await userEvent.type(field('First name'), 'Mira');
  await userEvent.type(field('Surname'), 'Öz ');
  await userEvent.type(field('Email address'), 'mira@example.org');
  await userEvent.click(field('Password'));
  await userEvent.paste('a phrase of four words');
  await userEvent.type(field('Repeat the password'), 'a phrase of four words');
  await userEvent.click(field('I accept the terms of use.'));
}

test('sends what the specification asks for, and says that a mail is on its way', async () => {
  const { seen } = show(undefined, '?returnUrl=%2Fx');
  await fill();
  await press();
  const heading = await screen.findByRole('heading', { level: 1, name: 'Look into your mailbox' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText(/sent a mail to mira@example.org/)).toBeTruthy();
  expect(seen).toEqual([
    {
      path: CREATE,
      query: { language: 'en-GB', confirmUrl: '/x' },
      body: {
        Firstname: 'Mira',
        Surname: 'Öz',
        Email: 'mira@example.org',
        Password: 'a phrase of four words',
        ConfirmPassword: 'a phrase of four words',
        AcceptTermsOfUse: true,
        ContextModel: { EContext: 'Event', Short: 'society/congress2027', DefaultReturnUrl: '/x' },
      },
    },
  ]);
});

test('where no mail is set up, it says that none will come, and offers no other one', async () => {
  show({ Taken: true, MailIsOff: true });
  await fill();
  await press();
  expect(await screen.findByRole('heading', { level: 1, name: 'No mail can be sent' })).toBeTruthy();
  expect(screen.queryByText(/sent a mail/)).toBeNull();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Sign in']);
});

test('everything that is missing is said at once; the markup holds', async () => {
  const { root, calls } = show();
  await press();
  const links = screen.getAllByRole('link').slice(0, 5);
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Enter your first name.',
    'Enter your surname.',
    'Enter your email address.',
    'Choose a password.',
    'Accept the terms of use to go on.',
  ]);
  expect(screen.getByText('There are 5 problems')).toBeTruthy();
  expect(await faults(root)).toEqual([]);
  expect(calls()).toEqual([]);
});

test('two passwords that differ are not sent', async () => {
  const { calls } = show();
  await fill();
  await userEvent.type(field('Repeat the password'), '!');
  await press();
  expect(field('Repeat the password').getAttribute('aria-invalid')).toBe('true');
  expect(calls()).toEqual([]);
});

test('a password the server refuses is said beside it', async () => {
  show(refused(400, 'invalid-request', 'Password'));
  await fill();
  await press();
  await waitFor(() => expect(field('Password').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText('This password is too short, or too easy to guess. Choose a longer one.')).toHaveLength(2);
  expect(field('First name').value).toBe('Mira');
});

test.each([
  ['password-length', 'Choose a password of 8 to 1024 characters.'],
  ['password-common', /^This password is one of the first that anybody tries/],
  ['password-repeats', /^This password repeats the same few characters/],
  ['password-known-words', /^This password is made of names, dates or rows of keys/],
  ['passwords-differ', 'Type the same password twice.'],
])('the reason %s is said beside it', async (code, text) => {
  show(refused(400, code, 'Password'));
  await fill();
  await press();
  expect(await screen.findAllByText(text)).toHaveLength(2);
});

test('the link of an invitation becomes the taking over of the account it is for', async () => {
  const { place } = show(undefined, '?code=secret&userId=7&returnUrl=%2Fx');
  expect(screen.getByRole('heading', { level: 1, name: 'Take over your account' })).toBeTruthy();
  await waitFor(() => expect(place()).toBe('/home/society/congress2027/en-GB?returnUrl=%2Fx'));
});

test('for a registration that waits the name is filled in, and what was typed stays', async () => {
  document.cookie = 'externalAuthorizationCode=ext-77; path=/';
  let answer: (found: object) => void = () => undefined;
  const names = new Promise<object>((done) => (answer = done));
  show(undefined, '', { '/api/custominterfaces/EventsAir/EventsAir/ExternalUserData': () => names.then((found) => Response.json(found)) });
  await userEvent.type(field('First name'), 'Coralie');
  answer({ Firstname: 'Cora', Surname: 'Claim' });
  await waitFor(() => expect(field('Surname').value).toBe('Claim'));
  expect(field('First name').value).toBe('Coralie');
  document.cookie = 'externalAuthorizationCode=; path=/; max-age=0';
});

test('browsers know the fields', () => {
  show();
  const tokens = ['First name', 'Surname', 'Email address', 'Password', 'Repeat the password'].map((name) => field(name).autocomplete);
  expect(tokens).toEqual(['given-name', 'family-name', 'username', 'new-password', 'new-password']);
});
