// A change of language on a page that was opened by a link of a mail: the form still has its code, and the link is sent once.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { Link, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ViewProps } from '#sdk';
import { renderView } from '../../tests/support/render-view.tsx';
import { server } from './account.fixture.ts';
import { props as confirmation } from './confirmation/props.ts';
import Confirmation from './confirmation/view.tsx';
import { props as reset } from './reset-password/props.ts';
import ResetPassword from './reset-password/view.tsx';

const RESET = '/api/token/ResetPasswordFromBody';
const CONFIRM = '/api/token/ConfirmEmailFromBody';
const HOME = '/home/society/congress2027';

beforeEach(() => history.replaceState(null, '', `${HOME}/en-GB`));
afterEach(() => history.replaceState(null, '', '/'));

/** A view with a link to its page in another language, drawn anew for each address as the app does. */
function inLanguages<P>(View: ComponentType<ViewProps<P>>) {
  return function Drawn(own: ViewProps<P>) {
    const { pathname } = useLocation();
    return (
      <div>
        <Link to={`${HOME}/de-DE`}>Deutsch</Link>
        <View key={pathname} {...own} />
      </div>
    );
  };
}
const change = () => userEvent.click(screen.getByRole('link', { name: 'Deutsch' }));

test('a new password is set with the code of the link, in the other language', async () => {
  const { answers, seen } = server({ [RESET]: { Taken: true } });
  const { place } = renderView(inLanguages(ResetPassword), reset.parse({}), { answers, search: '?code=secret&email=mira%40example.org' });
  await waitFor(() => expect(place()).toBe(`${HOME}/en-GB`));
  await change();
  expect([place(), location.href, JSON.stringify([history.state, Object.keys(localStorage), Object.keys(sessionStorage)])]).toEqual([
    `${HOME}/de-DE`,
    `${location.origin}${HOME}/en-GB`,
    '[null,[],[]]',
  ]);
  expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('mira@example.org');
  await userEvent.type(screen.getByLabelText('New password'), 'four new words');
  await userEvent.type(screen.getByLabelText('Repeat the password'), 'four new words');
  await userEvent.click(screen.getByRole('button', { name: 'Set the password' }));
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(seen[0]!.body).toMatchObject({ Email: 'mira@example.org', Code: 'secret' });
});

test('a link that is being confirmed is sent once, and its page leads on', async () => {
  let answer: (found: object) => void = () => undefined;
  const reply = new Promise<object>((done) => (answer = done));
  const { answers, seen } = server({ [CONFIRM]: () => reply.then((found) => Response.json(found)) });
  const { place } = renderView(inLanguages(Confirmation), confirmation.parse({}), { answers, search: '?code=secret&userId=7' });
  await change();
  expect(screen.getByText('Attempting confirming email …')).toBeTruthy();
  answer({ Taken: true });
  await waitFor(() => expect(place()).toBe('/login/society/congress2027/en-GB?done=confirmed'));
  expect(seen.map(({ query }) => query['code'])).toEqual(['secret']);
});
