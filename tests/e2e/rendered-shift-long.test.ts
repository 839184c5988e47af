// A programme of a thousand sessions, half of its day over: the list that the server has drawn stays where it is while it is taken over.
import { pageOf, realProgrammes } from './events.ts';
import { expect, skipWithoutShared } from './journey.ts';
import { layoutShiftsIn, MOST_SHIFT } from './rendered/layout-shifts.ts';
import { journeyAt } from './server-at.ts';
import { phoneWindow } from '../support/slow-phone.ts';
import { slowness } from '../support/slowness.ts';

const test = journeyAt('2024-12-28T14:10:00+01:00', { FOYER_RENDER: 'server' });

for (const { name, ...use } of [
  { name: 'a desktop', viewport: { width: 1280, height: 800 }, isMobile: false },
  { name: 'a phone', viewport: phoneWindow, isMobile: true },
]) {
  test.describe(name, () => {
    test.use({ ...use, timezoneId: 'Europe/Berlin' });
    test('nothing jumps in a long list', async ({ page }) => {
      skipWithoutShared();
      test.setTimeout(30_000 * slowness);
      const shiftsOf = await layoutShiftsIn(page, 3000);
      const { sum, shifts } = await shiftsOf(pageOf(realProgrammes[0]!, 'search'));
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      expect(sum, shifts.join('\n')).toBeLessThanOrEqual(MOST_SHIFT);
    });
  });
}
