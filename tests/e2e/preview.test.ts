// Journey: an organiser previews the congress at any instant, as any person; exactly as that person will see it, with every reason.
import { homeOf, pageOf } from './events.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, lateLayerDrawn, open, settled, test } from './journey.ts';
import { bar, event, home, inAddress, placement, settings, verdictsOfHome } from './preview-bar.ts';

test('everything is drawn, the hidden marked with the reason; as attendee it is gone', async ({ page, isMobile }) => {
  await open(page, `${home}?preview&at=2027-05-03T10:10`);
  await expect(page).toHaveTitle(/^Preview: Preview 2027/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const verdicts = (await verdictsOfHome())('visitor', '2027-05-03T10:10').filter(({ isListed }) => isListed);
  const shown = verdicts.filter(({ isShown }) => isShown).length;
  await expect(bar(page).getByRole('button', { name: `Placements: ${shown} shown · ${verdicts.length - shown} hidden` })).toBeVisible();
  await expect(placement(page, 'members')).toBeVisible();
  await expect(placement(page, 'later-words')).toBeVisible();
  await expect(page.locator('.box[data-kind="hidden"]').filter({ hasText: 'before window: closed at Mon 3 May, 09:00' })).toHaveCount(1);
  await expectAccessible(page);
  await (await settings(page, isMobile)).getByRole('radio', { name: 'As attendee' }).check();
  await expect(placement(page, 'members')).toHaveCount(0);
  await expect(placement(page, 'coffee')).toBeVisible();
  await expect(page.locator('.box')).toHaveCount(0);
  expect(inAddress(page, 'preview')).toBe('attendee');
  await expectAccessible(page);
});

test('a persona sees what it may; one of the organiser’s own is checked before it is used', async ({ page, isMobile }) => {
  await open(page, `${home}?preview=attendee&at=2027-05-03T10:10`);
  const fields = await settings(page, isMobile);
  await expect(placement(page, 'desk')).toHaveCount(0);
  await page.evaluate(() => document.querySelector('[data-placement="title"]')!.setAttribute('data-kept', ''));
  await fields.getByLabel('As', { exact: true }).selectOption('Attendee (ticket)');
  await expect(placement(page, 'desk')).toBeVisible();
  await expect(placement(page, 'title'), 'what stays is not drawn anew').toHaveAttribute('data-kept', '');

  await fields.getByRole('button', { name: 'Paste a persona as JSON…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Look as somebody of your own' });
  await dialog.getByLabel('Persona (JSON)').fill('{"user": {"validUntil": "soon"}}');
  await dialog.getByRole('button', { name: 'Look as this person' }).click();
  await expect(dialog.getByRole('alert')).toContainText('/user/UserId: a number or text is expected');
  await dialog.getByLabel('Persona (JSON)').fill('{"user": {"UserId": 7, "validUntil": "2027-05-03T08:30:00Z"}}');
  await dialog.getByRole('button', { name: 'Look as this person' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(placement(page, 'desk')).toHaveCount(0);
  await expect(placement(page, 'members')).toBeVisible();
  // The person's session ends at half past ten: a boundary like any other.
  await bar(page).getByRole('button', { name: 'Next change' }).click();
  await expect(placement(page, 'members')).toHaveCount(0);
  await bar(page).getByRole('button', { name: 'Previous change' }).click();
  await expect(placement(page, 'members')).toBeVisible();
});

test('from change to change, and by the keyboard on the slider', async ({ page }) => {
  await open(page, `${home}?preview=attendee&at=2027-05-03T08:00`);
  await expect(placement(page, 'before')).toBeVisible();
  await bar(page).getByRole('button', { name: 'Next change' }).click();
  await expect(placement(page, 'before')).toHaveCount(0);
  await expect(placement(page, 'morning')).toBeVisible();
  await expect(page).toHaveURL(/at=2027-05-03T09:00:00\.001/);
  await bar(page).getByRole('button', { name: 'Next change' }).click();
  await expect(placement(page, 'morning')).toHaveCount(0);
  await expect(page.getByText('The morning is over.')).toBeVisible();

  const slider = bar(page).getByRole('slider', { name: 'Instant' });
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Mon 3 May, 11:45');
  await expect(placement(page, 'morning')).toBeVisible();
  await expect(page.getByText('The morning is over.'), 'a clock set back is told to every component').toHaveCount(0);
  await page.keyboard.press('PageUp');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Tue 4 May, 11:45');
  await expect(placement(page, 'second-day')).toBeVisible();
  await expect(page).toHaveURL(/at=2027-05-04T11:45/);
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page).toHaveURL(/at=2027-05-04T11:46/);
});

test('at 600× the morning ends in seconds, without reload', async ({ page }) => {
  await open(page, `${home}?preview=attendee&at=2027-05-03T11:45`);
  await page.evaluate(() => {
    (globalThis as { stayed?: boolean }).stayed = true;
    document.querySelector('[data-placement="title"]')!.setAttribute('data-kept', '');
  });
  await bar(page).getByLabel('Speed').selectOption('600×');
  await expect(placement(page, 'until')).toContainText('15 minutes');
  await bar(page).getByRole('button', { name: 'Play at 600×' }).click();
  await expect(placement(page, 'morning')).toHaveCount(0);
  await expect(page.getByText('The morning is over.')).toBeVisible();
  await bar(page).getByRole('button', { name: 'Pause' }).click();
  await expect(page).toHaveURL(/at=2027-05-03T1[2-9]:/);
  expect(await page.evaluate(() => (globalThis as { stayed?: boolean }).stayed)).toBe(true);
  await expect(placement(page, 'title')).toHaveAttribute('data-kept', '');
});

test('explained, the hidden are slim boxes, and every placement says why; choosing one leads to it', async ({ page, isMobile }) => {
  await open(page, `${home}?preview=attendee&at=2027-05-03T10:10`);
  await lateLayerDrawn(page);
  const heightOfMain = (): Promise<number> =>
    page.evaluate(() => document.fonts.ready.then(() => document.querySelector('main')!.getBoundingClientRect().height));
  const height = await heightOfMain();
  await (await settings(page, isMobile)).getByRole('checkbox', { name: 'Explain' }).check();
  const ghosts = page.getByRole('main').locator('[data-ghost]');
  await expect(ghosts).toHaveCount(8);
  await expect(page.getByRole('complementary', { name: 'Hidden: members' })).toContainText('access: needs a signed-in user');
  await expect(page.getByRole('complementary', { name: 'Hidden: later-words' })).toContainText('the grid later is a draft');
  await expect(page.getByText('Hello again.')).toHaveCount(0);
  await expectAccessible(page);
  await bar(page)
    .getByRole('button', { name: /^Placements/ })
    .click();
  const panel = page.getByRole('region', { name: 'Placements' });
  await expect(panel.getByRole('heading', { name: 'Placements' })).toBeFocused();
  const hidden = (await verdictsOfHome())('visitor', '2027-05-03T10:10').filter(({ isShown, isListed }) => isListed && !isShown).length;
  await panel.getByLabel('Verdict').selectOption(`${hidden} hidden`);
  await expect(panel.getByRole('button', { name: /^switched-off/ })).toContainText('layer-visibility: switched off');
  await expect(panel.getByRole('button', { name: /^switched-off/ })).toContainText('society/preview27/visibility/page.json');
  await panel.getByRole('button', { name: /^later-words/ }).click();
  await expect(placement(page, 'later-words')).toBeInViewport();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(bar(page).getByRole('button', { name: /^Placements/ })).toBeFocused();
  await bar(page).getByRole('checkbox', { name: 'Explain' }).uncheck();
  await expect(ghosts).toHaveCount(0);
  expect(await heightOfMain(), 'nothing moved').toBe(height);
});

test('the timeline lists every change and goes there', async ({ page }) => {
  await open(page, `${home}?preview=attendee&at=2027-05-03T08:00`);
  await bar(page).getByRole('button', { name: 'Timeline: 4 changes' }).click();
  const panel = page.getByRole('region', { name: 'Timeline' });
  await expect(panel.getByRole('listitem')).toHaveText([
    /^09:00.*morning, coffee.*before/,
    /^12:00/,
    /^00:00.*second-day/,
    /^00:00.*second-day/,
  ]);
  await panel.getByRole('button', { name: /^00:00.*second-day appear/ }).click();
  await expect(placement(page, 'second-day')).toBeVisible();
  await expect(panel.locator('[aria-current="time"]')).toContainText('second-day');
});

test('links followed stay in the preview, with the instant a running clock has reached', async ({ page, context }) => {
  await open(page, `${home}?preview=attendee&at=2027-05-03T10:10&as=attendee`);
  await page.getByRole('link', { name: 'Where we meet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'By the river' })).toBeVisible();
  await expect(page).toHaveURL(/page\/Venue\?preview=attendee&at=2027-05-03T10:10&as=attendee$/);
  await bar(page).getByRole('button', { name: 'Play at 60×' }).click();
  await page.getByRole('link', { name: 'Back to the start' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Everything in its time' })).toBeVisible();
  await expect(page, 'with the seconds that passed').toHaveURL(/at=2027-05-03T10:1\d:\d\d/);
  await expect(bar(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  await bar(page).getByRole('button', { name: 'Pause' }).click();
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'how to find us' }).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(opened).toHaveURL(/page\/Venue\?preview=attendee&at=[^&]+&as=attendee$/);
});

test('another language keeps page and preview', async ({ page, isMobile }) => {
  await open(page, `${pageOf(event, 'page/Venue')}?preview=attendee&at=2027-05-03T10:10`);
  await (await settings(page, isMobile)).getByLabel('Language', { exact: true }).selectOption('العربية');
  await expect(page).toHaveURL(/ar-EG\/page\/Venue\?preview=attendee&at=2027-05-03T10:10$/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(bar(page).getByLabel('Language', { exact: true })).toBeFocused();
  await expect(bar(page).getByRole('slider')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('leaving leaves nothing behind: no parameter, no room, nothing stored', async ({ page }) => {
  await open(page, `${home}?preview=attendee&at=2027-05-04T10:10&as=attendee&container=terminal&explain&day=2`);
  await expect(placement(page, 'on-site')).toBeVisible();
  await bar(page).getByRole('link', { name: 'Leave preview' }).click();
  await expect(page).toHaveURL(`${home}?day=2`);
  await settled(page);
  await expect(bar(page)).toHaveCount(0);
  await expect(page.locator('foyer-preview')).toHaveCount(0);
  await expect(page).toHaveTitle(/^Preview 2027/);
  await expect(placement(page, 'on-site')).toHaveCount(0);
  await expect(placement(page, 'second-day')).toHaveCount(0);
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  // Where a page was scrolled to is kept, by entry of the history.
  expect(stored.filter((key) => key !== 'foyer.scroll')).toEqual([]);
});

test('what visitors load has nothing of the preview', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, home);
  expect(asked.filter((url) => /open-preview|problem-list/.test(url))).toEqual([]);
  await open(page, `${home}?preview=attendee`);
  expect(asked.filter((url) => /open-preview.*\.js/.test(url)).length).toBe(1);
});

test('what is broken is counted and listed, also what only drawing reveals', async ({ page }) => {
  await open(page, `${homeOf({ instance: 'workshop', event: 'broken27' })}?preview`);
  await expect(bar(page).getByRole('button', { name: /^Placements: \d+ shown · \d+ hidden · 3 broken$/ })).toBeVisible();
  await bar(page).getByRole('button', { name: 'Problems: 3 problems' }).click();
  await expect(page.getByRole('region', { name: 'Problems' })).toContainText('there is no component structure/headng');
});

test('meaningless parameters are reported, with a suggestion', async ({ page }) => {
  await open(page, `${home}?preview=attendee&at=tomorrow&as=attendees`);
  await bar(page).getByRole('button', { name: 'Problems: 2 problems' }).click();
  const panel = page.getByRole('region', { name: 'Problems' });
  await expect(panel).toContainText('at=tomorrow is no instant');
  await expect(panel).toContainText('Perhaps: attendee');
  await expect(placement(page, 'members'), 'whoever cannot be understood is nobody').toHaveCount(0);
});

test('the link it copies shows somebody else the same, the instant included', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${home}?preview=attendee&as=attendee`);
  await page.setViewportSize({ width: 1280, height: 800 });
  await bar(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(bar(page).getByText('Copied')).toHaveCount(1);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\/en-GB\?preview=attendee&at=2027-05-03T\d\d:\d\d:\d\d\.\d+&as=attendee$/);
});

test('at 320 px everything can be reached, and nothing is covered for good', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, `${home}?preview&at=2027-05-03T10:10`);
  await expectNoSidewaysScroll(page);
  await bar(page).getByRole('button', { name: 'Settings' }).click();
  for (const control of [
    bar(page).getByRole('radio', { name: 'Everything' }),
    bar(page).getByLabel('As', { exact: true }),
    bar(page).getByLabel('Date and time of the event'),
    bar(page).getByRole('link', { name: 'Leave preview' }),
  ]) {
    await control.scrollIntoViewIfNeeded();
    const box = (await control.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(320);
  }
  await expectAccessible(page);
  await bar(page).getByRole('button', { name: 'Settings' }).click();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const [last, top] = await Promise.all([
    page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().bottom),
    bar(page).evaluate((element) => element.getBoundingClientRect().top),
  ]);
  expect(last).toBeLessThanOrEqual(top + 1);
  await bar(page)
    .getByRole('button', { name: /^Preview/ })
    .click();
  await expect(bar(page).getByRole('slider')).toHaveCount(0);
});
