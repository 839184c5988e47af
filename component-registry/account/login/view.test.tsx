// Signing in: every outcome, and that nothing typed is lost on the way.
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { faults, refused, type Reply, server, silent, watchLeaving } from '../account.fixture.ts';
import { props as schema } from './props.ts';
import View from './view.tsx';

const START = '/api/Session/Start';
const LOGIN = '/api/Token/ValidateLoginFromBody';
const LINKS = '/v2/event/society/congress2027/config/sso/links';
const form = { Kind: 'form', Request: 'r1', Url: '' };
const ended = (Outcome: string, RedirectUrl = '') => ({ Outcome, RedirectUrl });

let gone: string[];
beforeEach(() => (gone = watchLeaving()));
afterEach(() => void vi.restoreAllMocks());

type Shown = { start?: Reply; links?: object; search?: string; props?: object };
function show(login: Reply, { start = form, links = [], search = '', props = {} }: Shown = {}) {
  const api = server({ [START]: start, [LOGIN]: login });
  // Which providers there are may be asked at any time.
  return { ...renderView(View, schema.parse(props), { search, answers: { ...api.answers, [LINKS]: links } }), ...api };
}
const email = () => screen.getByLabelText<HTMLInputElement>('Email address');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const press = (name = 'Sign in') => userEvent.click(screen.getByRole('button', { name }));
const fill = async () => {
  await userEvent.type(email(), ' mira@example.org');
  await userEvent.type(password(), ' open sesame ');
};
const summary = () => screen.findByRole('group', { name: /problem/ });

test('signs in and goes where the server says; the request starts with the first press, not before', async () => {
  const { calls, seen } = show(ended('Succeeded', '/api/Session/Callback?code=c'), {
    search: '?returnUrl=%2Fsociety%2Fcongress2027%2Fen-GB%2Fsearch',
  });
  await fill();
  expect(calls()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(gone).toEqual(['/api/Session/Callback?code=c']));
  const [start, login] = seen;
  expect(start!.body).toEqual({ ReturnUrl: '/society/congress2027/en-GB/search' });
  expect(start!.query).toEqual({ shortName: 'society/congress2027', language: 'en-GB' });
  expect(login!.query).toEqual({ request: 'r1' });
  expect(login!.body).toEqual({
    Email: 'mira@example.org',
    Password: ' open sesame ',
    RememberMe: false,
    AcceptTermsOfUse: false,
    ContextModel: { EContext: 'Event', Short: 'society/congress2027', DefaultReturnUrl: '/society/congress2027/en-GB/search' },
  });
});

test('a return address of another site is not taken along', async () => {
  const { seen } = show(ended('Succeeded', '/c'), { search: '?returnUrl=https%3A%2F%2Fevil.example.com%2F' });
  await fill();
  await press();
  await waitFor(() => expect(gone).toHaveLength(1));
  expect(seen[0]!.body).toEqual({ ReturnUrl: '' });
});

test('what is empty is said beside the field and in a summary that has the focus and leads to it', async () => {
  const { root, calls } = show(ended('Succeeded'));
  await press();
  const box = await summary();
  expect(document.activeElement).toBe(box);
  expect(email().getAttribute('aria-invalid')).toBe('true');
  const described = document.getElementById(email().getAttribute('aria-describedby')!);
  expect(described!.textContent).toBe('Enter your email address.');
  expect(await faults(root)).toEqual([]);
  await userEvent.click(within(box).getByRole('link', { name: 'Enter your password.' }));
  expect(document.activeElement).toBe(password());
  expect(calls()).not.toContain(START);
});

test('a wrong password: one sentence that tells neither which, with everything still there', async () => {
  const { calls } = show(refused(401, 'not-signed-in'));
  await fill();
  await press();
  const box = await summary();
  expect(box.textContent).toContain('The email address or the password is not right.');
  expect([email().value.trim(), password().value]).toEqual(['mira@example.org', ' open sesame ']);
  expect(email().getAttribute('aria-invalid')).toBeNull();
  await press();
  await waitFor(() => expect(calls().filter((path) => path === LOGIN)).toHaveLength(2));
  expect(calls().filter((path) => path === START)).toHaveLength(1);
});

test.each([
  ['429', refused(429), 'Too many attempts. Wait a few minutes, then try again.'],
  ['503', refused(503), 'The server did not answer. Nothing you typed is lost: try again.'],
  ['no connection', silent, 'The server did not answer. Nothing you typed is lost: try again.'],
  ['403', refused(403), 'That did not work. Please try again.'],
])('%s is said in words, and may be tried again', async (_, answer, words) => {
  show(answer);
  await fill();
  await press();
  expect((await summary()).textContent).toContain(words);
  expect(password().value).toBe(' open sesame ');
  expect(screen.getByRole('button', { name: 'Sign in' }).hasAttribute('aria-disabled')).toBe(false);
});

test('a locked account says what to do', async () => {
  show(ended('Lockout'));
  await fill();
  await press();
  expect((await summary()).textContent).toMatch(/locked for a while .* set a new password/);
});

test('an address not confirmed yet: another mail, to the address typed', async () => {
  const SEND = '/api/Token/SendConfirmationFromBody';
  const api = server({ [START]: form, [LOGIN]: ended('Unconfirmed'), [LINKS]: [], [SEND]: { Taken: true } });
  renderView(View, schema.parse({}), { answers: api.answers });
  await fill();
  await press();
  // Found before it is read who has the focus.
  const heading = await screen.findByRole('heading', { name: 'Confirm your email address' });
  expect(document.activeElement).toBe(heading);
  await press('Send again');
  expect(await screen.findByText(/a new mail is on its way to mira@example.org/)).toBeTruthy();
  expect(api.seen.at(-1)!.body).toMatchObject({ Email: 'mira@example.org' });
  await press('Back');
  expect(password().value).toBe(' open sesame ');
});

test('terms come in a step of their own; what was typed goes with them', async () => {
  const { root, seen } = show(
    ({ body }) => ((body as { AcceptTermsOfUse: boolean }).AcceptTermsOfUse ? ended('Succeeded', '/c') : ended('Terms')),
    {
      props: { terms: 'https://www.example.org/terms' },
    },
  );
  await fill();
  await press();
  // Found before it is read who has the focus.
  const heading = await screen.findByRole('heading', { level: 1, name: 'Terms of use' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByRole('link', { name: 'Read the terms of use' }).getAttribute('href')).toBe('https://www.example.org/terms');
  expect(await faults(root)).toEqual([]);
  await press();
  expect((await summary()).textContent).toContain('Accept the terms of use to go on.');
  await userEvent.click(screen.getByRole('checkbox', { name: 'I accept the terms of use.' }));
  await press();
  await waitFor(() => expect(gone).toEqual(['/c']));
  expect(seen.at(-1)!.body).toMatchObject({ Email: 'mira@example.org', Password: ' open sesame ', AcceptTermsOfUse: true });
});

test('a request that became too old is begun anew, once, unseen', async () => {
  const { calls } = show(
    (_seen, before) =>
      before === 1 ? refused(400, 'invalid-request', 'request')() : before === 0 ? refused(401)() : ended('Succeeded', '/c'),
    {
      start: (_seen, before) => ({ ...form, Request: `r${before + 1}` }),
    },
  );
  await fill();
  await press();
  await summary();
  await press();
  await waitFor(() => expect(gone).toEqual(['/c']));
  expect(calls()).toEqual([START, LOGIN, LOGIN, START, LOGIN]);
});

test('an event that signs in elsewhere leads there', async () => {
  show(ended('Succeeded'), { start: { Kind: 'redirect', Request: '', Url: 'https://id.example.org/authorize' } });
  await fill();
  await press();
  await waitFor(() => expect(gone).toEqual(['https://id.example.org/authorize']));
});

test('two presses are one sign-in, and what happens is said', async () => {
  const { promise: waiting, resolve: answer } = Promise.withResolvers<Response>();
  const { calls } = show(() => waiting);
  await fill();
  await press();
  await press();
  await userEvent.type(password(), '{Enter}');
  expect(screen.getByText('Attempting authentication request …').getAttribute('role')).toBe('status');
  expect(screen.getByRole('button', { name: 'Sign in' }).getAttribute('aria-busy')).toBe('true');
  await act(async () => answer(Response.json(ended('Succeeded', '/c'))));
  await waitFor(() => expect(gone).toEqual(['/c']));
  expect(calls().filter((path) => path === LOGIN)).toHaveLength(1);
});

test('providers are buttons in the order of the event', async () => {
  const { seen } = show(ended('Succeeded'), {
    start: { Kind: 'redirect', Request: '', Url: 'https://id.example.org/society' },
    links: [
      { Provider: 'society', Name: 'My society', Url: '/x' },
      { Provider: 'uni', Name: 'University', Url: '/y' },
    ],
  });
  const group = await screen.findByRole('group', { name: 'Or sign in with' });
  expect(
    within(group)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['My society', 'University']);
  await press('My society');
  await waitFor(() => expect(gone).toEqual(['https://id.example.org/society']));
  expect(seen.at(-1)!.body).toEqual({ ReturnUrl: '', Provider: 'society' });
});

test('a password shown keeps the focus, is announced, and is hidden again when sent', async () => {
  show(refused(401));
  await fill();
  const eye = screen.getByRole('button', { name: 'Show password' });
  await userEvent.click(eye);
  expect([password().type, eye.getAttribute('aria-pressed'), document.activeElement === password()]).toEqual(['text', 'true', true]);
  expect(screen.getByText('The password is shown.')).toBeTruthy();
  await press();
  expect(password().type).toBe('password');
});

test('what a password manager fills in without telling is sent', async () => {
  const { seen } = show(ended('Succeeded', '/c'));
  const fillIn = (field: HTMLInputElement, value: string) =>
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value);
  fillIn(email(), 'mira@example.org');
  fillIn(password(), 'managed');
  await press();
  await waitFor(() => expect(gone).toEqual(['/c']));
  expect(seen.at(-1)!.body).toMatchObject({ Email: 'mira@example.org', Password: 'managed' });
});

test('browsers and password managers know the fields', () => {
  const { root } = show(ended('Succeeded'));
  expect([email().autocomplete, email().type, email().inputMode]).toEqual(['username', 'email', 'email']);
  expect(password().autocomplete).toBe('current-password');
  expect(root.querySelector('[placeholder]')).toBeNull();
});

test('after a new password it says so, once, and nothing else an address may say', async () => {
  const { place } = show(ended('Succeeded'), { search: '?done=reset' });
  expect(screen.getByText('Your new password is set. Sign in with it now.')).toBeTruthy();
  await waitFor(() => expect(place()).not.toContain('done'));
  document.body.replaceChildren();
  show(ended('Succeeded'), { search: '?done=title' });
  expect(screen.queryByText(/new password is set/)).toBeNull();
});

test('the ways on keep the return address; an event may leave out new accounts', () => {
  show(ended('Succeeded'), { search: '?returnUrl=%2Fx', props: { createAccount: false } });
  const links = screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  expect(links).toEqual(['Forgotten your password? /forgotpassword/society/congress2027/en-GB?returnUrl=%2Fx']);
});
