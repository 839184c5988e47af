// The form of the sign-in on its edges: sent twice, come back to, refused late, led astray.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { refused, type Reply, server, watchLeaving } from '../account.fixture.ts';
import { leaving } from '../screen/leaving.ts';
import { props as schema } from './props.ts';
import View from './view.tsx';

const START = '/api/Session/Start';
const LOGIN = '/api/Token/ValidateLoginFromBody';
const ended = (Outcome: string, RedirectUrl = '') => ({ Outcome, RedirectUrl });

let gone: string[];
beforeEach(() => (gone = watchLeaving()));
afterEach(() => void vi.restoreAllMocks());

function show(login: Reply) {
  const api = server({ [START]: { Kind: 'form', Request: 'r1', Url: '' }, [LOGIN]: login });
  return {
    ...renderView(View, schema.parse({}), { answers: { ...api.answers, '/v2/event/society/congress2027/config/sso/links': [] } }),
    ...api,
  };
}
const email = () => screen.getByLabelText<HTMLInputElement>('Email address');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const press = () => userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
const fill = async () => {
  await userEvent.type(email(), 'mira@example.org');
  await userEvent.type(password(), ' open sesame ');
};
const summary = () => screen.findByRole('group', { name: /problem/ });

test('a page that comes back from the browser’s memory may be sent again', async () => {
  const { calls } = show(ended('Succeeded', '/c'));
  await fill();
  await press();
  await waitFor(() => expect(gone).toEqual(['/c']));
  const button = screen.getByRole('button', { name: 'Sign in' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })));
  expect(button.getAttribute('aria-busy')).toBe('true');
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(button.getAttribute('aria-busy')).toBeNull();
  await press();
  await waitFor(() => expect(calls().filter((path) => path === LOGIN)).toHaveLength(2));
});

test('a form sent twice before anything was drawn is one sign-in', async () => {
  const { calls, root } = show(ended('Succeeded', '/c'));
  await fill();
  const element = root.querySelector('form')!;
  act(() => {
    fireEvent.submit(element);
    fireEvent.submit(element);
  });
  await waitFor(() => expect(gone).toEqual(['/c']));
  expect(calls()).toEqual([START, LOGIN]);
});

test('a password refused after the terms is put right where it was typed', async () => {
  show((_seen, before) => (before === 0 ? ended('Terms') : refused(401)()));
  await fill();
  await press();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'I accept the terms of use.' }));
  await press();
  expect(await screen.findByText('The email address or the password is not right.')).toBeTruthy();
  expect(password().value).toBe(' open sesame ');
});

test('an address that may not be followed is no sign-in: it is said, and the form stays', async () => {
  vi.spyOn(leaving, 'to').mockReturnValue(false);
  show(ended('Succeeded', 'javascript:alert(1)'));
  await fill();
  await press();
  expect((await summary()).textContent).toContain('The server did not answer. Nothing you typed is lost: try again.');
  expect(screen.getByRole('button', { name: 'Sign in' }).getAttribute('aria-busy')).toBeNull();
});

test('blanks that were copied along with an address are no part of it', async () => {
  const { seen } = show(ended('Succeeded', '/c'));
  await userEvent.click(email());
  // Of these a field for addresses takes only the plain ones away.
  await userEvent.paste(' \u00a0mira@example.org\u00a0');
  await userEvent.type(password(), 'p');
  await press();
  await waitFor(() => expect(gone).toEqual(['/c']));
  expect(seen.at(-1)!.body).toMatchObject({ Email: 'mira@example.org' });
});
