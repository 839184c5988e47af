// Journey: an attendee drafts and submits an abstract, a reviewer scores it without names, organisers decide, and the attendee reads it.
import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { attendees, signInAs } from './attendees.ts';
import { CLOCK, kardia, pageOf } from './events.ts';
import { expect, expectAccessible, open, test } from './journey.ts';

const EVENT = `${kardia.instance}/${kardia.event}`;
const submission = pageOf(kardia, 'submission');

const options = () => ({
  cwd: join(import.meta.dirname, '../..'),
  env: { ...process.env, FOYER_DATA: process.env['FOYER_E2E_DATA'], DATABASE_URL: '', FOYER_SMTP: '', FOYER_CLOCK: CLOCK },
});
/** Calls the command line on the store of the journeys. */
const foyer = (...args: string[]): string => execFileSync(process.execPath, ['cli/index.ts', ...args], options()).toString();

test('an abstract is drafted, submitted, reviewed blind and decided', async ({ page, browser, baseURL }, info) => {
  const mark = `submission${info.retry}`;
  const cookies = attendees(mark, 'Nora', 'Reviewer');
  await signInAs(page, cookies['Nora']!, baseURL!);
  await open(page, submission);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Begin a submission: Late-breaking abstracts' }).press('Enter');
  const title = `Rowing after valve repair ${mark}`;
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await expect(page.getByText('The draft is saved.')).toBeVisible();

  // A draft that was left is in the list.
  await page.getByRole('button', { name: 'Back to the list' }).press('Enter');
  await page.getByRole('button', { name: new RegExp(`^${title}`) }).press('Enter');
  await page.getByRole('button', { name: 'Submit', exact: true }).press('Enter');
  await expect(page.getByRole('group', { name: 'Please look at this again' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Text' }).fill('Twelve rowers were followed for a year.\n\nAll of them row again.');
  await page.getByRole('combobox', { name: 'Topic' }).selectOption('Imaging');
  await page.getByRole('combobox', { name: 'Kind of presentation' }).selectOption('Poster');
  await page.getByRole('textbox', { name: 'Keywords' }).fill('rowing, valves');
  await page.getByRole('button', { name: 'Add an author' }).press('Enter');
  await page.getByRole('textbox', { name: 'Institutions' }).fill('Hidden Lake Clinic');
  await page.getByRole('combobox', { name: 'Design of the study' }).selectOption('Registry or cohort');
  await page.getByRole('combobox', { name: /conflict of interest/ }).selectOption('No, none');
  for (const name of [/not been published/, /All authors/]) await page.getByRole('checkbox', { name }).press('Space');
  await page
    .getByLabel('Choose a PDF')
    .setInputFiles({ name: 'figure.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') });
  await expect(page.getByRole('link', { name: 'figure.pdf' })).toBeVisible();
  await page.getByRole('button', { name: 'Submit', exact: true }).press('Enter');
  await expect(page.getByText('Your abstract was submitted.')).toBeVisible();

  // The call asks for more reviewers than there are: who is there gets a review, and the command says what lacks.
  const assigned = spawnSync(process.execPath, ['cli/index.ts', 'reviews', 'assign', EVENT, 'late-breaking'], options());
  expect(`${assigned.status} ${assigned.stderr.toString()}`).toMatch(/^1 [\s\S]*could not be found[\s\S]*reviews? assigned/);
  const context = await browser.newContext({ baseURL: baseURL! });
  const reviewer = await context.newPage();
  await signInAs(reviewer, cookies['Reviewer']!, baseURL!);
  await open(reviewer, pageOf(kardia, 'review'));
  await reviewer.getByRole('button', { name: new RegExp(`^${title}`) }).press('Enter');
  await expect(reviewer.getByText('All of them row again.')).toBeVisible();
  await expect(reviewer.getByText(/Hidden Lake|Nora/)).toHaveCount(0);
  for (const name of ['Novelty', 'Methods', 'Clarity'])
    await reviewer.getByRole('group', { name }).getByRole('radio', { name: '4' }).check();
  await reviewer.getByRole('textbox', { name: /to the authors/ }).fill('How often did they row before?');
  await expectAccessible(reviewer);
  await reviewer.getByRole('button', { name: 'Save review' }).press('Enter');
  await expect(reviewer.getByText('Your review is saved and complete.')).toBeVisible();
  await context.close();

  const rows = JSON.parse(foyer('submissions', 'export', EVENT, '--format', 'json')) as {
    number: number;
    content: { Title: string };
    summary: { mean: number };
  }[];
  const own = rows.find(({ content }) => content.Title === title)!;
  expect(own.summary.mean).toBe(75);
  const table = info.outputPath('decide.csv');
  writeFileSync(table, `Number,Decision,AcceptedAs,Comment\n${own.number},accepted,poster,Please stand by your poster at ten.\n`);
  foyer('submissions', 'decide', EVENT, table);

  await open(page, submission);
  await page.getByRole('button', { name: new RegExp(`^${title}.*Accepted`) }).press('Enter');
  await expect(page.getByText('Your abstract was accepted. Congratulations!')).toBeVisible();
  await expect(page.getByText('How often did they row before?')).toBeVisible();
  await expect(page.getByText('Please stand by your poster at ten.')).toBeVisible();
  await expectAccessible(page);
});
