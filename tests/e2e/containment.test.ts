// Journey: whatever is wrong with a configuration or a component stays where it is, in a real browser, on a real server.
import { alsoRead, bombs, malformed, polluting, sharedEvents, reportsOf } from './containment/cases.ts';
import type { Page } from '@playwright/test';
import { bombText } from './containment/bombs.ts';
import { faultEvents, faultPages } from './containment/faults.ts';
import { broken, testOn } from './containment/harness.ts';
import { cards, linesOf, notice, openBroken, polluted, problemCount } from './containment/look.ts';
import { expect, skipWithoutShared } from './journey.ts';
import { slowness } from '../support/slowness.ts';

const test = testOn([...sharedEvents, ...faultEvents]);
test.describe.configure({ mode: 'default', timeout: 120_000 * slowness });
// A component's data that are refused are part of what is tested.
test.use({ expected: [/status of 404|^404 .*Shortname/] });

test('malformed resources: visitors see the neighbours, one problem with its place reaches the server', async ({ page, harness }) => {
  skipWithoutShared();
  const told = (id: string) => harness.logged(id).map(({ code, pointer, count }) => [code, pointer, count]);
  for (const { id, note, survivors } of malformed) {
    await test.step(`${id} ${note}`, async () => {
      await openBroken(page, id);
      if (survivors === 0) await expect.soft(notice(page), note).toBeVisible();
      else expect.soft(await linesOf(page), note).toEqual(['A', ...(alsoRead[note] ? [alsoRead[note]] : []), 'B']);
      // The report is sent when the page is idle; a page left at once may not send it.
      if (reportsOf[note]) await expect.poll(() => told(id).length, `${id} is told`).toBeGreaterThan(0);
    });
  }
  const expected = malformed.map(({ id, note }) => [id, note, reportsOf[note] ? [[...reportsOf[note], 1]] : []]);
  await expect.poll(() => malformed.map(({ id, note }) => [id, note, told(id)])).toEqual(expected);
});

test('malformed resources: the preview says what is wrong', async ({ page }) => {
  skipWithoutShared();
  for (const { id, note, survivors } of malformed) {
    await test.step(`${id} ${note}`, async () => {
      await openBroken(page, id, '?preview');
      const [, pointer] = reportsOf[note] ?? [];
      const hasPlacement = pointer?.includes('/components/') === true;
      if (!hasPlacement) await expect.soft(problemCount(page), note).toHaveText(pointer === undefined ? /^0 / : /^1 /);
      await expect.soft(cards(page), note).toHaveCount(hasPlacement ? 1 : 0);
      if (hasPlacement) await expect.soft(cards(page), note).toContainText(pointer);
      if (survivors === 0) await expect.soft(notice(page), note).toBeVisible();
    });
  }
});

test('keys of the prototype chain: the page is shown, and nothing is poisoned', async ({ page }) => {
  skipWithoutShared();
  for (const { id, json } of polluting) {
    await test.step(`${id} ${json}`, async () => {
      await openBroken(page, id);
      expect.soft(await page.evaluate(polluted), json).toEqual([undefined, undefined, undefined, '[object Object]', 0]);
    });
  }
});

for (const bomb of bombs) {
  test(`${bomb.id} ${bomb.gen} ${bomb.args.at(-1)}: the page can be used`, async ({ page }) => {
    // In the answer to the page, so that nothing on the server's way can help it.
    await page.route(/GetResources/, (route) => route.fulfill({ json: broken('plain', bombText(bomb)).rows }));
    await page.goto('/home/workshop/plain/en-GB');
    // Twenty thousand placements take their time on a small machine.
    await expect(page.getByRole('main')).not.toBeEmpty({ timeout: 30_000 * slowness });
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveCount(1);
  });
}

for (const [at, page] of faultPages.entries()) {
  const title = page.map(([id]) => id).join(', ');
  test(`components: ${title}`, async ({ page: tab, harness }) => {
    const event = `faults-${at}`;
    await openBroken(tab, event);
    const seen = page.flatMap(([, { seen: words }]) => words ?? []);
    await expect.poll(() => linesOf(tab)).toEqual(['A', ...seen, 'B']);
    const expected = page.flatMap(([id, { told }]) => (told ? [`${id} ${told} 1`] : []));
    const logged = () => harness.logged(event).map(({ placement, code, count }) => `${placement} ${code} ${count}`);
    await expect.poll(() => logged().toSorted()).toEqual(expected.toSorted());
    expect(harness.logged(event)[0]).toMatchObject({
      page: 'HomePage',
      language: 'en-GB',
      version: 1,
      app: expect.stringMatching(/^app-/),
    });
    await openBroken(tab, event, '?preview');
    await expect(cards(tab)).toHaveCount(expected.length);
    await expect(tab.getByText('A', { exact: true })).toBeVisible();
    await expect(tab.getByText('B', { exact: true })).toBeVisible();
  });
}

for (const [event, what] of [
  ['left', 'throws'],
  ['waits', 'suspends'],
] as const)
  test(`on the server, too: neighbours of what ${what} come with the page, and the log has a line for each`, async ({
    request,
    harness,
  }) => {
    const path = `/home/workshop/${event}/en-GB?on=the-server`;
    const html = async (): Promise<string> => (await request.get(path, { headers: { accept: 'text/html' } })).text();
    // What suspends takes longer than a visitor waits: the page is there for the next one.
    await expect.poll(html, { timeout: 30_000 * slowness }).toContain('id="foyer-state"');
    const main = /<main[\s\S]*<\/main>/.exec(await html())?.[0] ?? '';
    expect(
      main
        .replaceAll(/<[^>]*>/g, ' ')
        .split(/\s+/)
        .filter(Boolean),
    ).toEqual(['A', 'B']);
    expect(new Set(harness.leftToBrowser())).toContain(path);
  });

test.describe('errors no component catches', () => {
  test.use({ expected: [/^error: (thrown by a press|rejected by nobody)/] });
  test('a handler and a promise: nothing disappears, both are reported', async ({ page, harness }) => {
    await openBroken(page, 'later');
    await page.getByRole('button', { name: 'Press' }).click();
    await expect.poll(() => harness.logged('later').map(({ code }) => code)).toEqual(['uncaught', 'uncaught']);
    expect(await linesOf(page)).toEqual(['A', 'Press', 'a promise was left', 'B']);
    expect(
      harness
        .logged('later')
        .map(({ message }) => message)
        .toSorted(),
    ).toEqual([
      expect.stringMatching(/^Error: rejected by nobody \(static\/\S+\)$/),
      expect.stringMatching(/^Error: thrown by a press \(static\/\S+\)$/),
    ]);
  });
});

/** What loads is given up after twenty seconds, which begin when the browser has taken the page over. */
async function givenUp(page: Page): Promise<void> {
  const loading = page.locator('[data-loading]');
  await expect(loading).toHaveCount(1);
  await expect(async () => {
    await page.clock.fastForward(21_000);
    await expect(loading).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

test('code that never arrives: neighbours are shown at once, the gap is reported after a while', async ({ page, harness }) => {
  await page.clock.install();
  await page.goto('/home/workshop/never/en-GB');
  await expect(page.getByText('B', { exact: true })).toBeVisible();
  await givenUp(page);
  await page.clock.fastForward(4000);
  await expect.poll(() => harness.logged('never').map(({ code }) => code)).toEqual(['component-not-loaded']);
});

test('a component that suspends for ever counts as code that never arrives', async ({ page, harness }) => {
  await page.clock.install();
  await page.goto('/home/workshop/waits/en-GB');
  await expect(page.getByText('B', { exact: true })).toBeVisible();
  await givenUp(page);
  await page.clock.fastForward(4000);
  await expect.poll(() => harness.logged('waits').map(({ code }) => code)).toEqual(['component-threw']);
  expect(await linesOf(page)).toEqual(['A', 'B']);
});

test('a declared fallback replaces a broken placement', async ({ page }) => {
  await openBroken(page, 'fallback');
  expect(await linesOf(page)).toEqual(['A', 'Instead', 'B']);
});

test('a page without content shows a notice; the preview shows the cards instead', async ({ page }) => {
  await openBroken(page, 'nothing-left');
  await expect(notice(page)).toBeVisible();
  await openBroken(page, 'nothing-left', '?preview');
  await expect(cards(page)).toHaveCount(2);
  await expect(notice(page)).toHaveCount(0);
});

for (const [event, lines, codes] of [
  ['same-ids', ['A', 'inner', 'B'], ['duplicate-id', 'duplicate-id']],
  ['deep-200', ['A'], ['too-deep']],
  ['deeper', ['This page could not be shown'], ['nested-too-deep']],
  ['ten-megabytes', ['A', 'B'], ['unknown-key']],
  ['newer', ['A', 'B'], ['newer-version']],
] as const) {
  test(`${event}: shown as far as possible, and reported`, async ({ page, harness }) => {
    await openBroken(page, event);
    expect((await linesOf(page)).slice(0, lines.length)).toEqual(lines);
    await expect.poll(() => harness.logged(event).map(({ code }) => code)).toEqual(codes);
    await openBroken(page, event, '?preview');
    await expect(problemCount(page)).toHaveText(new RegExp(`^${codes.length} `));
  });
}

test('ten thousand placements, half of them unknown: the rest is shown, twenty are reported and the others counted', async ({
  page,
  harness,
}) => {
  await openBroken(page, 'many');
  await expect(page.getByText('·')).toHaveCount(5000);
  await expect(page.getByText('B', { exact: true })).toBeVisible();
  await expect.poll(() => harness.logged('many').length).toBe(20);
  expect(harness.logged('many').at(-1)?.unsaid).toBe(4980);
});
