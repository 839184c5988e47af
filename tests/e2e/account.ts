// Accounts for journeys: made the way a visitor makes one, with a ticket the way an organiser gives one.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { homeOf } from './events.ts';
import { expect, open } from './journey.ts';

/** A small congress on which nobody else signs in. */
const event = { instance: 'society', event: 'guards27' };
export const home = homeOf(event);
/** Address of a page with the name first. */
export const prefix = (name: string): string => `/${name}/${event.instance}/${event.event}/en-GB`;
export const PASSWORD = 'a long and quiet evening 27';

/** Makes an account the way a visitor does: the form, the letter, its link. */
export async function makeAccount(page: Page, email: string): Promise<void> {
  await open(page, prefix('createaccount'));
  await fillNewAccount(page, email);
  await expect(page).toHaveURL(new RegExp(prefix('login')));
}

/** Fills in the form of a new account, which is open, and follows the link of the letter. */
export async function fillNewAccount(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Mira');
  await page.getByLabel(/Surname|Last name/).fill('Aydin');
  await page.getByLabel(/Email/).fill(email);
  const passwords = page.locator('input[type="password"]');
  for (const index of [0, 1]) await passwords.nth(index).fill(PASSWORD);
  await page.getByRole('checkbox').first().check();
  await page.locator('#foyer-main form button[type="submit"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/mailbox/i);
  await page.goto('/dev/mail');
  const letter = page.locator('article, li, section').filter({ hasText: email }).first();
  const link = (await letter.locator('a[href*="confirmation"]').first().getAttribute('href'))!;
  await open(page, new URL(link, page.url()).pathname + new URL(link, page.url()).search);
}

/** Gives the address a ticket, as the organiser does with the list of the booking system. */
export function bookTicket(file: string, email: string): void {
  writeFileSync(file, `TicketId,Email,TicketTypeName,IsValid,IsPayed\nT-${email},${email},Full Congress,true,true\n`);
  const root = join(import.meta.dirname, '../..');
  execFileSync(process.execPath, ['cli/index.ts', 'tickets', 'import', file, '--event', `${event.instance}/${event.event}`], {
    cwd: root,
    env: { ...process.env, FOYER_DATA: process.env['FOYER_E2E_DATA'], DATABASE_URL: '' },
  });
}

/** Fills in the form of the login page and sends it. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel(/Email/).fill(email);
  await page.locator('input[type="password"]').fill(password);
  await page.locator('#foyer-main form button[type="submit"]').click();
}

/** The button with the name of who is signed in. */
export const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Mira Aydin' });
