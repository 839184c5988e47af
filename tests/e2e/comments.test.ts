// Journey: two attendees on one session page: what one writes the other sees at once, likes, answers and reports; a moderator accepts and removes; visitors get none of it; nothing written is lost or runs.
import type { Browser, Page } from '@playwright/test';
import { readShared } from '../support/shared.ts';
import { attendees, signInAs } from './attendees.ts';
import { kardia, pageOf } from './events.ts';
import { expect, expectAccessible, open, skipWithoutShared, test } from './journey.ts';

const session = pageOf(kardia, 'session/1029');

// The hub, too, loses its connection while the network is away.
test.use({ expected: [/console: (Failed to load resource|WebSocket connection to .* failed)|^policy: /] });

/** A second browser with somebody signed in. */
async function another(browser: Browser, cookie: string, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.context().addCookies([{ name: 'kardia.kardia2027.analytics', value: 'declined', url: baseURL }]);
  if (cookie !== '') await signInAs(page, cookie, baseURL);
  return page;
}

const comments = (page: Page) => page.getByRole('region', { name: 'Comments' });
const notes = (page: Page) => page.getByRole('region', { name: 'My notes' });
async function openComments(page: Page, path = session): Promise<void> {
  await open(page, path);
  await page.locator('[data-placement="comments"]').scrollIntoViewIfNeeded();
  await expect(comments(page).getByRole('heading', { name: 'Comments' })).toBeVisible();
}
async function write(page: Page, text: string, reach?: string): Promise<void> {
  await comments(page).getByLabel('Your comment').fill(text);
  if (reach) await comments(page).getByLabel('Who can read it').selectOption(reach);
  await comments(page).getByRole('button', { name: 'Send' }).click();
}

test('written, seen at once, liked once, answered, reported and hidden, accepted and removed; a visitor gets none of it', async ({
  page,
  browser,
  baseURL,
}, testInfo) => {
  const mark = `${testInfo.project.name}-${testInfo.workerIndex}-${testInfo.retry}`;
  const cookies = attendees(mark, 'Ada', 'Eve', 'Ida', 'Uma', 'Chair');
  const text = `A question about the follow-up (${mark})`;
  await signInAs(page, cookies['Ada']!, baseURL!);
  const eve = await another(browser, cookies['Eve']!, baseURL!);
  const visitor = await another(browser, '', baseURL!);
  await openComments(page);
  await openComments(eve);
  await openComments(visitor);
  await expectAccessible(page);
  await write(page, text);
  const own = comments(page).getByRole('article').filter({ hasText: text });
  const seen = comments(eve).getByRole('article').filter({ hasText: text });
  await expect(own).toHaveCount(1);
  await expect(seen).toHaveCount(1, { timeout: 3000 });
  await expect(seen).toContainText('Ada Sample');

  // Once, however often it is asked.
  await seen.getByRole('button', { name: /^Like/ }).click();
  await expect(own).toContainText('1 like', { timeout: 3000 });
  await expect(seen.getByRole('button', { name: /^Like/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(seen.getByRole('button', { name: /^Like/ }), 'what is liked has an edge').not.toHaveCSS(
    'border-top-color',
    'rgba(0, 0, 0, 0)',
  );
  await eve.request.get(`/api/App/SetNoteLikeCount?eventid=kardia%2Fkardia2027&noteid=1`, { headers: { 'sec-fetch-site': 'same-origin' } });
  await seen.getByRole('button', { name: /^Reply/ }).click();
  await comments(eve).getByLabel('Your reply').fill('After twelve months.');
  await comments(eve).locator('form').last().getByRole('button', { name: 'Send' }).click();
  await expect(comments(page).getByText('After twelve months.')).toHaveCount(1, { timeout: 3000 });
  await expectAccessible(eve);

  await expect(comments(visitor).getByRole('link', { name: 'Sign in to comment' })).toBeVisible();
  await expectAccessible(visitor);
  for (const address of [session, '/api/App/GetNotes?id=kardia%2Fkardia2027&pSessionId=1029'])
    expect(await (await visitor.request.get(address)).text()).not.toContain(mark);
  await expect(visitor.getByText(mark)).toHaveCount(0);

  // The third report hides it for everybody but its author, without a reload.
  await seen.getByRole('button', { name: /^Report/ }).click();
  await expect(seen.getByRole('button', { name: /^Reported/ })).toBeVisible();
  for (const name of ['Ida', 'Uma']) {
    const other = await another(browser, cookies[name]!, baseURL!);
    await openComments(other);
    await comments(other)
      .getByRole('article')
      .filter({ hasText: text })
      .getByRole('button', { name: /^Report/ })
      .click();
    if (name === 'Ida')
      await expect(
        comments(other)
          .getByRole('button', { name: /^Reported/ })
          .first(),
      ).toBeVisible();
    await other.waitForTimeout(300);
    await other.context().close();
  }
  await expect(seen).toHaveCount(0, { timeout: 3000 });
  await expect(own).toContainText('Hidden until a moderator has looked at it', { timeout: 3000 });

  // A moderator finds it from the page of any session, and what they decide is seen at once.
  const chair = await another(browser, cookies['Chair']!, baseURL!);
  await chair.addInitScript(() => localStorage.setItem('foyer.sUser.kardia', 'true'));
  await openComments(chair, pageOf(kardia, 'session/1002'));
  await comments(chair)
    .getByText(/^Waiting for a moderator \(\d+\)/)
    .click();
  const waiting = comments(chair).getByRole('listitem').filter({ hasText: text });
  await expect(waiting).toContainText('3 reports');
  await expectAccessible(chair);
  await waiting.getByRole('button', { name: /^Accept/ }).click();
  await expect(waiting).toHaveCount(0);
  await expect(seen).toHaveCount(1, { timeout: 3000 });
  await expect(own).not.toContainText('Hidden until', { timeout: 3000 });
  await openComments(chair);
  await comments(chair)
    .getByRole('article')
    .filter({ hasText: text })
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(seen).toHaveCount(0, { timeout: 3000 });
  await expect(own).toContainText('Removed by a moderator', { timeout: 3000 });
  await chair.context().close();
  await eve.context().close();
  await visitor.context().close();
});

test('no payload runs, and its words stay', async ({ page, baseURL, request }, testInfo) => {
  skipWithoutShared();
  const mark = `xss-${testInfo.project.name}-${testInfo.workerIndex}-${testInfo.retry}`;
  const { Ada: cookie = '' } = attendees(mark, 'Ada');
  const casesOf = (file: string): string[] =>
    (JSON.parse(readShared(`cases/xss/${file}.json`)) as { cases: { payload?: string }[] }).cases.flatMap(({ payload }) => payload ?? []);
  const payloads = ['dompurify-expect', 'h5sc', 'owasp-filter-evasion', 'payload-lists'].flatMap(casesOf);
  expect(payloads.length).toBeGreaterThan(800);
  // As many as a comment holds, each comment once; the list is what the page gets.
  const Notes = payloads.map((Content, nth) => ({
    NoteId: String(nth + 1),
    ParentId: '',
    SessionId: '1029',
    PresentationId: '',
    IsNote: false,
    Content: nth % 2 ? `${Content} https://example.org/${nth}` : Content,
    Visibility: 'participants',
    UserName: Content.slice(0, 80),
    IsOwn: false,
    LikeCount: 0,
    IsLiked: false,
    IsReported: false,
    ReportCount: 0,
    State: 'shown',
    CreatedAt: '2027-05-03T08:00:00Z',
    EditedAt: '',
    Revision: 1,
  }));
  await page.route('**/api/App/GetNotes**', (route) =>
    route.request().url().includes('pIsNote=false') ? route.fulfill({ json: { Notes, Total: Notes.length, Next: '' } }) : route.continue(),
  );
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  await signInAs(page, cookie, baseURL!);
  await openComments(page);
  const articles = comments(page).getByRole('article');
  await expect(articles).toHaveCount(payloads.length, { timeout: 20_000 });
  const traps = await comments(page).evaluate((region) => [
    ...[...region.querySelectorAll('script, iframe, object, embed, img, svg:not([class]), base, meta')].map(({ outerHTML }) =>
      outerHTML.slice(0, 80),
    ),
    ...[...region.querySelectorAll('*')].flatMap((element) => element.getAttributeNames().filter((name) => name.startsWith('on'))),
    ...[...region.querySelectorAll('a[href]')].map((link) => link.getAttribute('href')!).filter((href) => !/^(https?:\/\/|\/)/.test(href)),
  ]);
  expect([traps, ran, page.url().endsWith(session)]).toEqual([[], [], true]);
  await expect(comments(page).locator('a[href="https://example.org/1"]')).toHaveAttribute('rel', /nofollow/);

  // Through the server, too: what is stored is what was written.
  // Each project writes its own: they share a server.
  const payload = `<img src=x onerror=alert(1)>"><script>alert(2)</script> javascript:alert(3) ${crypto.randomUUID()}`;
  const stored = await request.post('/api/App/CreateNote?id=kardia%2Fkardia2027&pSessionId=1029', {
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
    data: { pContent: payload },
  });
  expect(((await stored.json()) as { Content: string }).Content).toBe(payload);
  await page.unroute('**/api/App/GetNotes**');
  await openComments(page);
  await expect(articles.filter({ hasText: payload })).toHaveCount(1);
  expect(ran).toEqual([]);
});

test('the network goes while a note is written: nothing is lost, and it is there once', async ({ page, context, baseURL }, testInfo) => {
  const mark = `offline-${testInfo.project.name}-${testInfo.workerIndex}-${testInfo.retry}`;
  const { Ada: cookie = '' } = attendees(mark, 'Ada');
  await signInAs(page, cookie, baseURL!);
  await open(page, session);
  await page.locator('[data-placement="own-notes"]').scrollIntoViewIfNeeded();
  const field = notes(page).getByLabel('A note for yourself');
  await field.fill('Half a thought');
  await page.reload();
  await page.locator('[data-placement="own-notes"]').scrollIntoViewIfNeeded();
  await expect(field).toHaveValue('Half a thought');
  await context.setOffline(true);
  await field.fill('A whole thought');
  await notes(page).getByRole('button', { name: 'Save' }).click();
  await expect(notes(page).getByText('Waits for a connection')).toBeVisible();
  await expect(field).toHaveValue('');
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(notes(page).getByText('Waits for a connection')).toHaveCount(0, { timeout: 40_000 });
  await expect(notes(page).getByRole('article')).toHaveCount(1);
  await page.reload();
  await page.locator('[data-placement="own-notes"]').scrollIntoViewIfNeeded();
  await expect(notes(page).getByRole('article')).toHaveCount(1);
  await expect(notes(page).getByText('A whole thought')).toBeVisible();

  await page.locator('[data-placement="rating"]').scrollIntoViewIfNeeded();
  const rating = page.getByRole('region', { name: 'Rate this' });
  await rating.getByRole('radio', { name: '4 stars' }).check();
  await rating.getByRole('button', { name: 'Save rating' }).click();
  await expect(rating.getByText('Thank you for your rating.')).toBeVisible();
  await expectAccessible(page);
});
