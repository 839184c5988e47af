// Nothing stays on this device of a user who was signed out by a guard, or whom the server did not confirm.
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { testEvent } from '../../tests/support/render-view.tsx';
import { signedOut } from '../session/signed-out.ts';
import { clearCookies } from '../session/cookies.ts';
import { noPresence } from '../../tests/support/no-presence.ts';
import { createDenials } from './denials.ts';
import { clearUser, rememberUser } from './viewer.ts';
import type { Services } from './services.ts';

afterEach(() => clearCookies('society', true));

const User = {
  UserId: '7',
  Firstname: 'Mira',
  Surname: 'Aydin',
  Email: 'mira@example.org',
  ProfilePicturePath: '',
  validUntil: '2100-01-01T00:00:00Z',
  uuid: 'u-1',
  hasTicket: false,
  HealthCareProfessional: null,
};

test('answers for a user are not given to anybody afterwards', async () => {
  const queries = new QueryClient();
  queries.setQueryData(['api', '/api/Core/User', 'congress2027'], { Firstname: 'Mira' });
  queries.setQueryData(['configuration', 'congress2027'], 'public');
  const api = { base: '', fetch: async () => Response.json({ Url: '' }) };
  const services = { api, queries, presence: () => Promise.resolve(noPresence) } as unknown as Services;
  expect(await clearUser(services, { instance: 'society', event: 'congress2027' })).toEqual(signedOut);
  expect(queries.getQueryData(['api', '/api/Core/User', 'congress2027'])).toBeUndefined();
  expect(queries.getQueryData(['configuration', 'congress2027'])).toBe('public');
  queries.clear();
});

test('cookies are written from the server’s answer, never from the stored user', () => {
  rememberUser({ ...signedOut, User, isAnswered: false }, testEvent);
  expect(document.cookie).not.toContain('firstname');
  rememberUser({ ...signedOut, User }, testEvent);
  expect(document.cookie).toContain('firstname=Mira');
});

test('missing requirements of one page are not shown for another', () => {
  const denials = createDenials();
  denials.refuse({ page: 'LivePage', missing: [{ kind: 'sign-in' }] as never });
  expect([denials.refused('LivePage').length, denials.refused('PressPage')]).toEqual([1, []]);
});
