// Journeys of a visitor and the staff of a company in two windows: slots and proposals are current without a reload, a badge gives a name after consent alone, and messages written without a network arrive once and in order.
import { slowness } from '../support/slowness.ts';
import { attendees, signInAs } from './attendees.ts';
import { kardia, pageOf } from './events.ts';
import { expect, expectAccessible, open, test } from './journey.ts';

// Without a network requests fail.
test.use({ expected: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket|notificationhub/] });

const windows = async (
  { page, browser, baseURL }: Pick<Parameters<Parameters<typeof test>[2]>[0], 'page' | 'browser' | 'baseURL'>,
  mark: string,
  company: string,
) => {
  const staff = `Staff${company}x${mark}`;
  const visitor = `Vera${mark}`;
  const cookies = attendees(`live-${mark}`, visitor, staff);
  const work = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await signInAs(page, cookies[visitor]!, baseURL!);
  await signInAs(work, cookies[staff]!, baseURL!);
  return { work, visitor };
};

test('a time is proposed, answered with another one, and accepted; both windows are current', async ({
  page,
  browser,
  baseURL,
}, testInfo) => {
  const { work, visitor } = await windows({ page, browser, baseURL }, `a${testInfo.project.name}${testInfo.retry}`, '703');
  await open(work, pageOf(kardia, 'profile/703/meetings'));
  const proposals = work.getByRole('region', { name: 'Proposed by visitors' });
  await expect(proposals).toBeVisible();
  await open(page, pageOf(kardia, 'profile/703'));
  await page.getByRole('button', { name: 'Propose a meeting' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Propose a meeting to Ventrivant' });
  await expectAccessible(page);
  await dialog.getByLabel(/^Start/).fill('2027-05-05T15:00');
  await dialog.getByRole('textbox', { name: /^What it is about/ }).fill(`Lattice ${visitor}`);
  await dialog.getByRole('checkbox', { name: /^I agree/ }).press('Space');
  await dialog.getByRole('button', { name: 'Propose', exact: true }).press('Enter');
  await expect(page.getByText(/^Proposed to Ventrivant/)).toBeVisible();
  await expect(proposals.getByText(`Lattice ${visitor}`)).toBeVisible();
  await expectAccessible(work);
  await proposals.getByRole('button', { name: new RegExp(`^Propose another time: ${visitor}`) }).press('Enter');
  const other = work.getByRole('dialog', { name: `Another time for ${visitor} Sample` });
  await other.getByLabel(/^Start/).fill('2027-05-05T16:00');
  await other.getByRole('textbox', { name: /^Place/ }).fill('Booth 9');
  await other.getByRole('button', { name: 'Propose', exact: true }).press('Enter');
  await open(page, '/meetinghub/kardia/kardia2027/en-GB');
  const own = page.getByRole('region', { name: 'Times you have proposed' });
  await expect(own.getByText('Ventrivant proposes this time')).toBeVisible();
  await expectAccessible(page);
  await own.getByRole('button', { name: /^Accept: Ventrivant/ }).press('Enter');
  await page.getByRole('dialog', { name: 'Meet Ventrivant?' }).getByRole('button', { name: 'Accept' }).press('Enter');
  const mine = page.getByRole('region', { name: 'My meetings' });
  await expect(mine.getByText('Booth 9')).toBeVisible();
  await expect(mine.getByRole('link', { name: /^Appointment for Outlook/ })).toHaveAttribute('href', /DownloadOutlookAppointmentMeeting/);
  await expect(work.getByRole('region', { name: 'Meetings that are booked' }).or(work.getByText('Booth 9')).first()).toBeVisible();
  await work.context().close();
});

test('a slot that somebody books is taken in the window of somebody else within a second or two', async ({
  page,
  browser,
  baseURL,
}, testInfo) => {
  const mark = `b${testInfo.project.name}${testInfo.retry}`;
  const cookies = attendees(`live-${mark}`, `Vera${mark}`, `Otto${mark}`);
  const other = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await signInAs(page, cookies[`Vera${mark}`]!, baseURL!);
  await signInAs(other, cookies[`Otto${mark}`]!, baseURL!);
  await open(other, pageOf(kardia, 'profile/701/meetings'));
  await open(page, pageOf(kardia, 'profile/701/meetings'));
  const free = page.getByRole('button', { name: /^17:30 Free/ }).first();
  await expect(free).toBeVisible();
  const same = other.getByRole('button', { name: /^17:30 Free/ }).first();
  await expect(same).toBeVisible();
  // Both follow the hub by now.
  await page.waitForTimeout(2000);
  await free.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /^I agree/ }).check();
  await dialog.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(page.getByText(/^Booked with/)).toBeVisible();
  await expect(same).toBeHidden({ timeout: 2000 });
  await page
    .getByRole('button', { name: /^Cancel meeting|^Cancel the meeting/ })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Cancel/ })
    .click();
  await expect(other.getByRole('button', { name: /^17:30 Free/ }).first()).toBeVisible({ timeout: 4000 });
  await other.context().close();
});

test('a badge is typed by staff; its person agrees, and then there is a name', async ({ page, browser, baseURL }, testInfo) => {
  const { work, visitor } = await windows({ page, browser, baseURL }, `c${testInfo.project.name}${testInfo.retry}`, '703');
  await open(page, '/myarea/kardia/kardia2027/en-GB');
  const badge = page.getByRole('region', { name: 'My badge' });
  await badge.getByRole('button', { name: 'Show my badge' }).press('Enter');
  const code = await badge.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/).innerText();
  await expectAccessible(page);
  await open(work, pageOf(kardia, 'profile/703/leads'));
  const scan = work.getByRole('form', { name: 'Scan a badge' });
  await expect(work.getByText(/^(No visitor has left their details yet|Leads: )/)).toBeVisible();
  await scan.getByRole('textbox').fill(code.toLowerCase());
  await scan.getByRole('button', { name: 'Ask for details' }).press('Enter');
  await expect(scan.getByText(/^The visitor was asked/)).toBeVisible();
  await expectAccessible(work);
  await expect(work.getByText(visitor)).toHaveCount(0);
  await badge.getByRole('button', { name: 'Look and decide: Ventrivant' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Your details for Ventrivant' });
  await expectAccessible(page);
  await dialog.getByRole('checkbox').press('Space');
  await dialog.getByRole('button', { name: 'Send' }).press('Enter');
  await expect(work.getByRole('heading', { name: `${visitor} Sample` })).toBeVisible();
  await work.context().close();
});

test('messages written without a network arrive once and in order when it is back', async ({
  page,
  context,
  browser,
  baseURL,
}, testInfo) => {
  const { work, visitor } = await windows({ page, browser, baseURL }, `d${testInfo.project.name}${testInfo.retry}`, '701');
  await open(page, pageOf(kardia, 'profile/701/profile'));
  await page.getByRole('button', { name: 'Chat with Nordpuls' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Chat with Nordpuls' });
  const field = dialog.getByRole('textbox', { name: 'Your message' });
  const log = dialog.getByRole('log');
  await field.fill('One');
  await page.keyboard.press('Enter');
  await expect(log.getByText('One')).toBeVisible();
  await context.setOffline(true);
  for (const words of ['Two', 'Three', 'Four', 'Five']) {
    await field.fill(words);
    await page.keyboard.press('Enter');
    await expect(log.getByText(words)).toBeVisible();
  }
  await expect(log.getByText('Waits for a connection')).toHaveCount(4);
  await context.setOffline(false);
  await expect(log.getByText('Waits for a connection')).toHaveCount(0, { timeout: 20_000 });
  await open(work, pageOf(kardia, 'profile/701/chats'));
  await work.getByRole('button', { name: new RegExp(`^${visitor} Sample`) }).press('Enter');
  const seen = work
    .getByRole('region', { name: `${visitor} Sample` })
    .getByRole('log')
    .getByRole('listitem');
  await expect(seen).toHaveCount(5);
  const words = await seen.allInnerTexts();
  expect(words.map((text) => ['One', 'Two', 'Three', 'Four', 'Five'].find((one) => text.includes(one)))).toEqual([
    'One',
    'Two',
    'Three',
    'Four',
    'Five',
  ]);
  // Blocked, nobody writes; the other window says so by itself.
  await dialog.getByRole('button', { name: 'Block', exact: true }).press('Enter');
  await dialog.getByRole('button', { name: 'Block', exact: true }).press('Enter');
  await expect(dialog.getByText('You have blocked this conversation.')).toBeVisible();
  await expectAccessible(page);
  await expect(work.getByText('Nothing can be written here: the conversation is blocked.')).toBeVisible({ timeout: 20_000 * slowness });
  await work.context().close();
});
