// Journey: an attendee watches a recording and is counted, then the network goes while they comment, rate and evaluate; all of it waits, is sent in its order, and nothing is lost or there twice.
import type { Page } from '@playwright/test';
import { slowness } from '../support/slowness.ts';
import { attendees, signInAs } from './attendees.ts';
import { kardia, pageOf } from './events.ts';
import { expect, expectAccessible, open, settled, test } from './journey.ts';

// The network is cut on purpose; the hub, too, loses its connection.
test.use({ expected: [/console: (Failed to load resource|WebSocket connection to .* failed)/] });

const part = async (page: Page, placement: string, name: string) => {
  await page.locator(`[data-placement="${placement}"]`).scrollIntoViewIfNeeded();
  return page.getByRole('region', { name, exact: true });
};

test('watched and counted; comment, rating and evaluation survive the loss of the network', async ({
  page,
  context,
  baseURL,
}, testInfo) => {
  test.slow();
  const mark = `day-${testInfo.workerIndex}-${testInfo.retry}`;
  const { Ada: cookie = '' } = attendees(mark, 'Ada');
  await signInAs(page, cookie, baseURL!);
  const counted: string[] = [];
  page.on('request', (request) => counted.push(...((request.postData() ?? '').match(/Progress\d+/g) ?? [])));

  await test.step('a quarter of the recording is counted', async () => {
    await open(page, '/presentationplayer/kardia/kardia2027/en-GB/100201');
    await page.getByRole('button', { name: /^Play: / }).click();
    const time = (): Promise<number> => page.locator('main video').evaluate((film) => (film as HTMLVideoElement).currentTime);
    await expect.poll(time, { timeout: 20_000 * slowness }).toBeGreaterThan(8);
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    await expect.poll(() => counted.filter((name) => name === 'Progress25')).toHaveLength(1);
  });

  await open(page, pageOf(kardia, 'session/1002'));
  const comments = await part(page, 'comments', 'Comments');
  await expect(comments.getByLabel('Your comment')).toBeVisible();
  const rating = await part(page, 'rating', 'Rate this');
  await expect(rating.getByRole('radio', { name: '5 stars' })).toBeVisible();
  // The questions are there before the network goes.
  await page.getByRole('button', { name: 'Evaluate now' }).click();
  const form = page.getByRole('dialog', { name: /^Evaluation: / });
  await expect(form.getByText('How was the session overall?')).toBeVisible();
  await form.getByRole('radio', { name: '5', exact: true }).check({ force: true });
  await form.getByRole('button', { name: 'Next' }).click();
  await form.getByText('Yes', { exact: true }).click();

  await test.step('without the network everything waits', async () => {
    await context.setOffline(true);
    await form.getByRole('button', { name: 'Complete' }).click();
    await expect(form.getByText('Your answers are kept on this device')).toBeVisible();
    await form.getByRole('button', { name: 'Close' }).click();
    await comments.getByLabel('Your comment').fill(`Written in the tunnel (${mark})`);
    await comments.getByRole('button', { name: 'Send' }).click();
    await expect(comments.getByText('Waits for a connection')).toBeVisible();
    await rating.getByRole('radio', { name: '5 stars' }).check();
    await rating.getByRole('button', { name: 'Save rating' }).click();
    await expect(rating.getByText('It is kept on this device and sent when the connection is back.')).toBeVisible();
    await expect(page.getByText('3 changes wait', { exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('with it everything is there, once', async () => {
    await context.setOffline(false);
    await expect(page.getByText(/^\d changes? waits?$/)).toHaveCount(0, { timeout: 40_000 * slowness });
    await page.reload();
    await settled(page);
    await part(page, 'comments', 'Comments');
    await expect(comments.getByRole('article').filter({ hasText: mark })).toHaveCount(1);
    await part(page, 'rating', 'Rate this');
    await expect(rating.getByRole('radio', { name: '5 stars' })).toBeChecked();
    await expect(page.getByText('You have already evaluated. Thank you!')).toBeVisible();
  });
});
