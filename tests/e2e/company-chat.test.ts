// Journey: an attendee writes with a company from its profile by keyboard; its staff see it without a reload and answer; the attendee reads it, finds it again after a reload, and deletes it. Hostile words stay words.
import { readShared } from '../support/shared.ts';
import { attendees, signInAs } from './attendees.ts';
import { kardia, pageOf } from './events.ts';
import { expect, expectAccessible, open, skipWithoutShared, test } from './journey.ts';

test('written, seen at once, answered, found again and deleted', async ({ page, browser, baseURL }, testInfo) => {
  skipWithoutShared();
  const mark = `chat-${testInfo.project.name}-${testInfo.workerIndex}-${testInfo.retry}`;
  const staff = `Staff701x${testInfo.project.name}`;
  const cookies = attendees(mark, 'Ada', staff);
  const { cases } = JSON.parse(readShared('cases/xss/owasp-filter-evasion.json')) as { cases: { payload?: string }[] };
  const hostile = cases
    .flatMap(({ payload }) => payload ?? [])
    .filter((payload) => payload.trim() === payload && !payload.includes('\n') && payload.length < 400)
    .slice(0, 5);
  expect(hostile).toHaveLength(5);
  const question = `Who reads the alerts at night? (${mark})`;
  const ran: string[] = [];
  const work = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  for (const one of [page, work])
    one.on('dialog', (dialog) => {
      ran.push(dialog.message());
      void dialog.dismiss();
    });

  await signInAs(work, cookies[staff]!, baseURL!);
  await open(work, pageOf(kardia, 'profile/701/chats'));
  await expect(work.getByText('Can the sensor stay in during a scan?')).toBeVisible();
  await expectAccessible(work);

  await signInAs(page, cookies['Ada']!, baseURL!);
  await open(page, pageOf(kardia, 'profile/701/profile'));
  const button = page.getByRole('button', { name: 'Chat with Nordpuls' });
  await button.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Chat with Nordpuls' });
  await expect(dialog.getByText('Somebody of Nordpuls Medical is here now.')).toBeVisible();
  const field = dialog.getByRole('textbox', { name: 'Your message' });
  await expect(field).toBeFocused();
  await page.keyboard.type(question);
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type(hostile[0]!);
  await page.keyboard.press('Enter');
  const log = dialog.getByRole('log');
  await expect(log.getByText(hostile[0]!)).toHaveCount(1);
  await expect(field).toHaveValue('');
  await expectAccessible(page);

  const listed = work.getByRole('button', { name: /^Ada Sample/ }).filter({ hasText: mark });
  await expect(listed).toContainText('New messages: 1');
  await listed.press('Enter');
  const opened = work.getByRole('region', { name: 'Ada Sample' });
  await expect(opened.getByRole('log').getByText(hostile[0]!)).toHaveCount(1);
  await expect(log.getByText('Read', { exact: true })).toBeVisible();
  for (const words of hostile.slice(1)) {
    await opened.getByRole('textbox', { name: 'Answer to Ada Sample' }).fill(words);
    await work.keyboard.press('Enter');
    await expect(log.getByText(words)).toHaveCount(1);
  }
  await expectAccessible(work);

  // Closed, it has what comes meanwhile; open again, it has all of it in order.
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await opened.getByRole('textbox').fill('One more thing.');
  await opened.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('button', { name: /New messages: 1/ })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /New messages: 1/ }).press('Enter');
  await expect(log.getByRole('listitem')).toHaveCount(6);
  const texts = await log.getByRole('listitem').allInnerTexts();
  expect([0, 1, 5].map((nth) => texts[nth])).toEqual([
    expect.stringContaining(question),
    expect.stringContaining(hostile[1]!),
    expect.stringContaining('One more thing.'),
  ]);

  await opened.getByRole('button', { name: 'Close conversation' }).click();
  await expect(dialog.getByText(/^Nordpuls Medical has closed this conversation/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete this conversation' }).press('Enter');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await expect(dialog.getByText('Nothing has been written yet.')).toBeVisible();
  await expect(work.getByText('The visitor has deleted this conversation.')).toBeVisible();
  expect(ran).toEqual([]);
  await work.context().close();
});
