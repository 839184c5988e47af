// The preview of the journeys: its event, and the parts of its bar.
import type { Page } from '@playwright/test';
import { homeOf } from './events.ts';

export const event = { instance: 'society', event: 'preview27' };
export const home = homeOf(event);
export const bar = (page: Page) => page.getByRole('region', { name: 'Preview', exact: true });
export const placement = (page: Page, id: string) => page.locator(`[data-placement="${id}"]`);
/** Buttons and fields of the settings; on small screens they are folded away. */
export const settings = async (page: Page, isMobile: boolean) => {
  if (isMobile) await bar(page).getByRole('button', { name: 'Settings' }).click();
  return bar(page);
};
export const inAddress = (page: Page, name: string): string | null => new URL(page.url()).searchParams.get(name);
