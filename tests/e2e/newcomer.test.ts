// Journey of a newcomer from the first page to the last letter: an account made on the way, a ticket paid where nobody is charged, details,
// an abstract that is accepted and becomes part of the programme, the certificate, and the account deleted. On a store of its own.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { fillNewAccount, signIn } from './account.ts';
import { CLOCK, homeOf, kardia, pageOf } from './events.ts';
import { expect, expectAccessible, loadsNoMore, open, settled, test } from './journey.ts';
import { serverAt } from './server-at.ts';

const EVENT = `${kardia.instance}/${kardia.event}`;
const root = join(import.meta.dirname, '../..');
const registration = pageOf(kardia, 'registration');
const named = (page: string): string => `/${page}/${EVENT}/en-GB`;
/** After certificates are given, and after the days in which a deletion can be taken back. */
const [LATER, LAST] = ['2027-05-05T14:00:00+02:00', '2027-05-20T09:00:00+02:00'];

test('a newcomer registers, submits an abstract, speaks, gets the certificate, and leaves', async ({ browser }) => {
  test.slow();
  const folder = mkdtempSync(join(tmpdir(), 'foyer-newcomer-'));
  const settings = { FOYER_DATA: join(folder, 'data'), DATABASE_URL: '', FOYER_MAIL: 'mailbox', FOYER_PAYMENTS: 'test' };
  const configuration = join(folder, 'configuration');
  cpSync(join(root, 'sample-configs', kardia.instance), join(configuration, kardia.instance), { recursive: true });
  const foyer = (...args: string[]): string =>
    execFileSync(process.execPath, ['cli/index.ts', ...args], {
      cwd: root,
      env: { ...process.env, ...settings, FOYER_SMTP: '', FOYER_CLOCK: CLOCK },
    }).toString();
  const submitted = () =>
    JSON.parse(foyer('submissions', 'export', EVENT, '--format', 'json')) as { number: number; content: { Title: string } }[];
  const email = `newcomer.${process.pid}@example.org`;
  const title = 'Rowing after valve repair';
  /** A window on a server that lives at an instant. */
  const at = async (instant: string, work: (page: Page) => Promise<void>): Promise<void> => {
    const { address, stop } = await serverAt(instant, settings);
    const context = await browser.newContext({ baseURL: address });
    await context.addCookies([{ name: 'kardia.kardia2027.analytics', value: 'declined', url: address }]);
    await work(await context.newPage());
    await context.close();
    await stop();
  };

  foyer('publish', configuration);
  await at(CLOCK, async (page) => {
    await test.step('registers and pays', async () => {
      await open(page, registration);
      await expect(page.getByText('Not sold any more')).toBeVisible();
      await expect(page.getByText('€790.00')).toBeVisible();
      await page.getByRole('link', { name: 'Create an account' }).click();
      await expect(page.getByLabel('First name')).toBeVisible();
      await fillNewAccount(page, email);
      await signIn(page, email);
      await expect(page).toHaveURL(registration);
      await settled(page);
      await page.getByRole('radio', { name: /Full congress €790/ }).check();
      await page.getByLabel('Country').first().selectOption('AT');
      await page.getByLabel('Street and number').fill('Ring 1');
      await page.getByLabel('Postal code').fill('1010');
      await page.getByLabel('City').fill('Vienna');
      await page.getByLabel('Country').last().selectOption('AT');
      await page.getByRole('radio', { name: /Online, at once/ }).check();
      await page.getByRole('checkbox', { name: /Terms of registration/ }).check();
      await expectAccessible(page, ['light']);
      await page.getByRole('button', { name: 'Register with this ticket' }).click();
      await expect(page.getByText('Nobody is charged')).toBeVisible();
      await page.getByRole('button', { name: 'Pay', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'You are registered' })).toBeVisible();
      await expect(page.getByText('Thank you, your payment has arrived.')).toBeVisible();
      await expect(page.getByRole('img', { name: 'Code of your ticket' })).toBeVisible();
    });

    await test.step('has a ticket that opens pages, and a letter about it', async () => {
      await open(page, named('live'));
      await expect(page).toHaveURL(named('live'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live');
      await page.goto('/dev/mail');
      await expect(page.getByText(/you are registered/).first()).toBeVisible();
    });

    await test.step('fills in the form of details', async () => {
      await open(page, named('userform'));
      await expect(page.getByLabel('First name')).toHaveValue('Mira');
      await page.getByLabel('Mobile phone').fill('+43 1 5550100');
      await page.locator('#foyer-main form button[type="submit"]').click();
      await expect(page.getByText(/^(Saved|Thank you, your details are complete\.)$/).first()).toBeVisible();
    });

    await test.step('submits an abstract', async () => {
      await open(page, pageOf(kardia, 'submission'));
      await page.getByRole('button', { name: 'Begin a submission: Late-breaking abstracts' }).click();
      await page.getByRole('textbox', { name: 'Title' }).fill(title);
      await page.getByRole('textbox', { name: 'Text' }).fill('Twelve rowers were followed for a year. All of them row again.');
      await page.getByRole('combobox', { name: 'Topic' }).selectOption('Imaging');
      await page.getByRole('combobox', { name: 'Kind of presentation' }).selectOption('Talk');
      await page.getByRole('textbox', { name: 'Keywords' }).fill('rowing');
      await page.getByRole('button', { name: 'Add an author' }).click();
      await page.getByRole('textbox', { name: 'Institutions' }).fill('Hidden Lake Clinic');
      await page.getByRole('combobox', { name: 'Design of the study' }).selectOption('Registry or cohort');
      await page.getByRole('combobox', { name: /conflict of interest/ }).selectOption('No, none');
      for (const name of [/not been published/, /All authors/]) await page.getByRole('checkbox', { name }).check();
      await page.getByRole('button', { name: 'Submit', exact: true }).click();
      await expect(page.getByText('Your abstract was submitted.')).toBeVisible();
    });

    await test.step('is accepted, and speaks', async () => {
      const row = submitted().find(({ content }) => content.Title === title);
      const table = join(folder, 'decide.csv');
      writeFileSync(table, `Number,Decision,AcceptedAs,Session\n${row!.number},accepted,talk,1002\n`);
      foyer('submissions', 'decide', EVENT, table);
      foyer('submissions', 'export', EVENT, '--format', 'foyer', '--out', join(folder, 'accepted.json'));
      foyer('import', join(folder, 'accepted.json'), '--event', EVENT, '--out', configuration);
      foyer('publish', configuration);
      await open(page, pageOf(kardia, 'submission'));
      await expect(page.getByRole('button', { name: new RegExp(`^${title}.*Accepted`) })).toBeVisible();
      await expect(async () => {
        await open(page, pageOf(kardia, 'session/1002'));
        await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible({ timeout: 2000 });
      }).toPass();
      await page.getByRole('main').getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: /Mira Aydin/ })
          .first(),
      ).toBeVisible();
    });
  });

  await at(LATER, async (page) => {
    await test.step('gets the certificate', async () => {
      await open(page, `/login/${EVENT}/en-GB`);
      await signIn(page, email);
      await expect(page).toHaveURL(homeOf(kardia));
      await open(page, `${named('myarea')}/documents`);
      const link = page.getByRole('link', { name: 'Download: Certificate of attendance' });
      await expect(link).toBeVisible();
      const file = await page.request.get((await link.getAttribute('href'))!);
      expect([file.status(), (await file.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    });

    await test.step('asks for the account to be deleted', async () => {
      await open(page, `${named('myarea')}/profile`);
      await loadsNoMore(page);
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click();
      await expect(page.getByText(/will be deleted on Wednesday, 19 May 2027/)).toBeVisible();
    });
  });

  await at(LAST, async (page) => {
    await test.step('is gone', async () => {
      // A server deletes what is due soon after it has started.
      await expect.poll(() => submitted().map(({ content }) => content.Title), { intervals: [1000], timeout: 60_000 }).not.toContain(title);
      await open(page, `/login/${EVENT}/en-GB`);
      await signIn(page, email);
      await expect(page.getByRole('group', { name: 'There is a problem' })).toBeFocused();
      await expect(page).toHaveURL(new RegExp(`/login/${EVENT}/`));
    });
  });
  rmSync(folder, { recursive: true, force: true });
});
