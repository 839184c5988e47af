// Journey: in the congress app, from Scan QR to the page of a code, by a picture of the device, and by camera where there is one.
import { encodeQR } from 'qr';
import { homeOf, kardia, pageOf } from './events.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, open, settled, test } from './journey.ts';

/** A picture of a code, as a phone stores one. */
const pictureOf = (text: string) => ({
  name: 'code.gif',
  mimeType: 'image/gif',
  buffer: Buffer.from(encodeQR(text, 'gif', { border: 4, scale: 6 })),
});

test('the camera is allowed on the page of the scanner alone, also when it was reached by a link', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${homeOf(kardia)}?container=app`);
  const allows = () =>
    page.evaluate(() =>
      (document as unknown as { featurePolicy: { allowsFeature: (name: string) => boolean } }).featurePolicy.allowsFeature('camera'),
    );
  expect(await allows()).toBe(false);
  await page.getByRole('banner').getByRole('link', { name: 'Scan QR' }).click();
  await expect(page.getByRole('heading', { name: 'Scan a QR code' })).toBeVisible();
  // Meanwhile the page is loaded anew.
  await expect.poll(() => allows().catch(() => undefined)).toBe(true);
  await settled(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // The window of the tests has no camera, or nobody who allows it.
  await page.getByRole('button', { name: 'Start the camera' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a picture: a page of the event opens, another site is named first, text is shown', async ({ page, baseURL }) => {
  await open(page, pageOf(kardia, 'qrScan').replace(/\/kardia\/kardia2027\/en-GB\/qrScan/, '/qrScan/kardia/kardia2027/en-GB'));
  const choose = (text: string) => page.getByLabel('Choose a picture').setInputFiles(pictureOf(text));
  await choose('https://other.example.org/a?b=c');
  await expect(page.getByRole('heading', { name: 'This code leads to other.example.org' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Scan another code' }).click();
  await choose('Hall B, row 4');
  await expect(page.getByText('Hall B, row 4')).toBeVisible();
  await page.getByRole('button', { name: 'Scan another code' }).click();
  await choose(`${baseURL}${pageOf(kardia, 'page/Contact')}`);
  await expect(page).toHaveURL(/\/page\/Contact/);
});
