// People signed in at the sample congress, for journeys of several of them.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const root = join(import.meta.dirname, '../..');

/** Accounts with a ticket, and the cookies of their sessions, by name; a name that begins with `Staff703` is of the staff of that company. */
export const attendees = (mark: string, ...names: string[]): Record<string, string> =>
  JSON.parse(
    execFileSync(process.execPath, ['tests/e2e/make-attendees.ts', process.env['FOYER_E2E_DATA']!, mark, ...names], {
      cwd: root,
    }).toString(),
  ) as Record<string, string>;

/** Signs a window in with such a cookie; the cookie notice is answered. */
export async function signInAs(page: Page, cookie: string, baseURL: string): Promise<void> {
  const [name = '', value = ''] = cookie.split('=', 2);
  await page.context().addCookies([
    { name, value, url: baseURL },
    { name: 'kardia.kardia2027.analytics', value: 'declined', url: baseURL },
  ]);
  // The device remembers that somebody is signed in; who it is the server says.
  const { User } = (await (await page.request.get('/api/Session/Me?shortName=kardia%2Fkardia2027')).json()) as { User: unknown };
  await page.addInitScript((user) => localStorage.setItem('foyer.user.kardia', user), JSON.stringify(User));
}
