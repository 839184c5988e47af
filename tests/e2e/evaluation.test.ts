// Journey: an attendee evaluates a session from its page and the congress on its own page; what they have answered survives a reload and the loss of the network, is sent once, and is exported without them; no text of a survey runs.
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { kardia, pageOf } from './events.ts';
import { readShared } from '../support/shared.ts';
import { slowness } from '../support/slowness.ts';
import { expect, expectAccessible, open, settled, skipWithoutShared, test } from './journey.ts';
import { signInByCalls } from './shell/person.ts';

const root = join(import.meta.dirname, '../..');
const env = { ...process.env, FOYER_DATA: process.env['FOYER_E2E_DATA'], DATABASE_URL: '' };
const foyer = async (...args: string[]): Promise<string> =>
  (await promisify(execFile)(process.execPath, ['cli/index.ts', ...args], { cwd: root, env })).stdout;
const EVENT = 'kardia/kardia2027';
const session = (id: string, language?: string) => pageOf(kardia, `session/${id}`, language);

const opener = (page: Page) => page.getByRole('button', { name: 'Evaluate now' });
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Evaluation: / });

test('from the page of a session: mandatory, next and back, a draft, sent once, thanks, done, exported without the person', async ({
  page,
  baseURL,
}, testInfo) => {
  const remark = `Plan the second valve first, ${testInfo.testId} ${testInfo.retry}.`;
  const user = await signInByCalls(page, baseURL!, EVENT, `mira-${testInfo.testId}-${testInfo.retry}@example.org`);
  await open(page, session('1002'));
  await expect(page.getByText('Your answers are stored without your name.')).toBeVisible();
  await opener(page).click();
  const form = dialog(page);
  await expect(form.getByText('How was the session overall?')).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Next' }).click();
  await expect(form.getByText('There are mandatory questions which are not answered. Please check, thank you.')).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('radio', { name: '4', exact: true }).check({ force: true });
  await form.getByRole('button', { name: 'Next' }).click();
  await expect(form.getByText('Was the content balanced')).toBeVisible();
  await form.getByRole('textbox', { name: /What will you do differently/ }).fill(remark);
  await form.getByRole('textbox', { name: /What will you do differently/ }).blur();
  await form.getByRole('button', { name: 'Back' }).click();
  await expect(form.getByRole('radio', { name: '4', exact: true })).toBeChecked();

  await page.reload();
  await settled(page);
  await page.getByRole('button', { name: 'Continue your evaluation' }).click();
  await expect(form.getByRole('radio', { name: '4', exact: true })).toBeChecked();
  await form.getByRole('button', { name: 'Next' }).click();
  await expect(form.getByRole('textbox', { name: /What will you do differently/ })).toHaveValue(remark);
  await form.getByText('Yes', { exact: true }).click();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Complete' }).click();
  await expect(form.getByText('Thank you for your participation in the survey.')).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('You have already evaluated. Thank you!')).toBeVisible();
  await expect(opener(page)).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('second valve');

  const file = testInfo.outputPath('answers.json');
  await foyer('surveys', 'export', EVENT, '--format', 'json', '--out', file);
  const exported = JSON.parse(readFileSync(file, 'utf8')) as { answers: Record<string, unknown>; person: string }[];
  expect(exported.filter(({ answers }) => answers['remarks'] === remark)).toMatchObject([
    { person: '', answers: { overall: 4, balanced: true, remarks: remark } },
  ]);
  expect(readFileSync(file, 'utf8')).not.toContain(user.Email);
  expect(await foyer('surveys', 'summary', EVENT)).toContain(remark);
});

test('the page of evaluation: keyboard alone through the congress, sessions that have begun, and none for visitors', async ({
  page,
  baseURL,
}, testInfo) => {
  await open(page, session('1002'));
  await expect(page.getByRole('heading', { name: 'Evaluation' })).toHaveCount(0);
  const email = `tom-${testInfo.testId}-${testInfo.retry}@example.org`;
  const tickets = testInfo.outputPath('tickets.csv');
  writeFileSync(tickets, `TicketId,Email,TicketTypeName,IsValid,IsPayed\nT-${email},${email},Full Congress,true,true\n`);
  await foyer('tickets', 'import', tickets, '--event', EVENT);
  await signInByCalls(page, baseURL!, EVENT, email);
  await open(page, pageOf(kardia, 'survey'));
  await expect(page.getByText('How do you attend?')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Online', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: '9', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The committee reads every answer.')).toBeVisible();
  await expect(page.getByText('What would have to be better?')).toHaveCount(0);
  await page.getByRole('button', { name: 'Complete' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Thank you for your participation in the survey.')).toBeVisible();
  const sessions = page.getByRole('region', { name: 'Sessions' });
  await expect(sessions.getByRole('link', { name: 'Lipids: low, early and for life' })).toBeVisible();
  await expect(sessions.getByRole('link', { name: 'Left main and three vessels: a heart team at work' })).toHaveCount(0);
  await expectAccessible(page);
  await open(page, session('1028'));
  await expect(page.getByText('The evaluation opens')).toBeVisible();
  await expect(opener(page)).toHaveCount(0);
});

test('in German, its questions and the words of SurveyJS', async ({ page, baseURL }, testInfo) => {
  await signInByCalls(page, baseURL!, EVENT, `jo-${testInfo.testId}-${testInfo.retry}@example.org`);
  await open(page, session('1003', 'de-DE'));
  await page.getByRole('button', { name: 'Jetzt bewerten' }).click();
  await expect(page.getByText('Wie war die Veranstaltung insgesamt?')).toBeVisible();
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByText('Einige Pflichtfragen sind noch nicht beantwortet.')).toBeVisible();
  await expect(page.getByText('Bitte beantworten Sie diese Frage')).toBeVisible();
});

test.describe('the network goes before the answers are sent', () => {
  test.use({ expected: [/console: (Failed to load resource|WebSocket connection to .* failed)/] });
  test('they are kept, said to wait, and sent once', async ({ page, context, baseURL }, testInfo) => {
    const remark = `Kept while the hall had no network, ${testInfo.testId} ${testInfo.retry}.`;
    const user = await signInByCalls(page, baseURL!, EVENT, `kim-${testInfo.testId}-${testInfo.retry}@example.org`);
    await page.addInitScript((person) => localStorage.setItem('foyer.user.kardia', person), JSON.stringify(user));
    await open(page, session('1002'));
    await opener(page).click();
    const form = dialog(page);
    await form.getByRole('radio', { name: '3', exact: true }).check({ force: true });
    await form.getByRole('button', { name: 'Next' }).click();
    await form.getByRole('textbox', { name: /What will you do differently/ }).fill(remark);
    await form.getByText('Yes', { exact: true }).click();
    await context.setOffline(true);
    await form.getByRole('button', { name: 'Complete' }).click();
    await expect(form.getByText('Your answers are kept on this device')).toBeVisible();
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Close' }).click();
    await expect(opener(page), 'they wait, and are not asked for again').toHaveCount(0);
    await context.setOffline(false);
    await expect(page.getByText('You have already evaluated. Thank you!')).toBeVisible({ timeout: 40_000 });
    const file = testInfo.outputPath('answers.json');
    await foyer('surveys', 'export', EVENT, '--format', 'json', '--out', file);
    const exported = JSON.parse(readFileSync(file, 'utf8')) as { answers: Record<string, unknown> }[];
    expect(exported.filter(({ answers }) => answers['remarks'] === remark)).toHaveLength(1);
  });
});

test.describe('with hostile words', () => {
  // The policy reports what the sanitiser meets and drops; pictures of this site that a payload names are missing.
  test.use({
    expected: [
      /console: (Executing inline|Applying inline|Refused|Loading the|Framing|Setting the document)|^policy: |^404 |status of 404/,
    ],
  });
  test('no payload runs, wherever a survey has a text', async ({ page, baseURL }, testInfo) => {
    skipWithoutShared();
    // A survey of a thousand hostile words takes a busy machine its time.
    test.slow();
    const payloads = ['dompurify-expect', 'h5sc', 'owasp-filter-evasion', 'payload-lists'].flatMap((file) =>
      (JSON.parse(readShared(`cases/xss/${file}.json`)) as { cases: { payload?: string }[] }).cases.flatMap(({ payload }) => payload ?? []),
    );
    expect(payloads.length).toBeGreaterThan(800);
    // A page of four questions for each six of them: what is asked, help, words of a choice, of a row, of a label, and HTML between.
    const elementsOf = ([title = '', description = '', choice = '', row = '', label = '', html = '']: readonly string[], nth: number) => [
      { type: 'radiogroup', name: `a${nth}`, title, description, choices: [{ value: 'a', text: choice }] },
      { type: 'matrix', name: `b${nth}`, title: choice, columns: [{ value: 'a', text: title }], rows: [{ value: 'a', text: row }] },
      { type: 'rating', name: `c${nth}`, title: row, minRateDescription: label, maxRateDescription: title },
      { type: 'html', name: `d${nth}`, html },
    ];
    const groups = Array.from({ length: Math.ceil(payloads.length / 6) }, (_, nth) => payloads.slice(nth * 6, nth * 6 + 6));
    const PAGES = 6;
    const pages = Array.from({ length: PAGES }, (_, nth) => ({
      name: `page${nth}`,
      title: payloads[nth],
      description: payloads.at(-nth - 1),
      elements: groups.flatMap((group, index) => (index % PAGES === nth ? elementsOf(group, index) : [])),
    }));
    await page.route('**/api/Survey/Surveyjs**', (route) =>
      route.fulfill({ json: { title: payloads[0], description: payloads[1], pages } }),
    );
    const ran: string[] = [];
    page.on('dialog', (one) => {
      ran.push(one.message());
      void one.dismiss();
    });
    await signInByCalls(page, baseURL!, EVENT, `xss-${testInfo.testId}-${testInfo.retry}@example.org`);
    await open(page, session('1002'));
    await opener(page).click();
    const form = dialog(page);
    for (const nth of pages.keys()) {
      await expect(form.locator(`[data-name="a${nth}"]`)).toBeVisible({ timeout: 40_000 * slowness });
      const traps = await form.evaluate((region) => [
        ...[...region.querySelectorAll('script, iframe, object, embed, base, meta, link, style')].map(({ outerHTML }) =>
          outerHTML.slice(0, 80),
        ),
        ...[...region.querySelectorAll('*')].flatMap((element) => element.getAttributeNames().filter((name) => name.startsWith('on'))),
        ...[...region.querySelectorAll('[href], [src], [action], [formaction]')].flatMap((element) =>
          ['href', 'src', 'action', 'formaction'].filter((name) =>
            /^\s*(javascript|data:text|vbscript)/i.test(element.getAttribute(name) ?? ''),
          ),
        ),
      ]);
      expect(traps, `page ${nth + 1}`).toEqual([]);
      if (nth < PAGES - 1) await form.getByRole('button', { name: 'Next' }).click();
    }
    expect([ran, page.url().endsWith('/session/1002')]).toEqual([[], true]);
  });
});
