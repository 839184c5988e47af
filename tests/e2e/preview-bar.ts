// The preview of the journeys: its event, and the parts of its bar.
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { foldersNamed, openEvent } from '../../server/open-event.ts';
import { readFolder } from '../../server/store/read-folder.ts';
import { waitsHidden } from '../../src/pages/waiting-overlays.ts';
import { visitorContext } from '../../src/rules/context.ts';
import { eventRules } from '../../src/rules/event-rules.ts';
import { explainPage } from '../../src/rules/explain.ts';
import { type PersonaName, personas } from '../../src/rules/personas.ts';
import { whoOf } from '../../src/rules/principal.ts';
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

/** What the rules say about the placements of the event's home, by persona and instant (in the zone of the event, without an offset). */
export async function verdictsOfHome(): Promise<(as: PersonaName, at: string) => { id: string; isShown: boolean; isListed: boolean }[]> {
  const { files } = await readFolder(join(import.meta.dirname, 'fixtures/checked'));
  const opened = openEvent(files, foldersNamed(files, `${event.instance}/${event.event}`)[0]!, 'en-GB');
  const model = opened.page('HomePage')!;
  return (as, at) => {
    const now = Date.parse(`${at}+02:00`);
    const context = { ...visitorContext({ page: 'HomePage' }, { now, timeZone: opened.timeZone }), who: whoOf(personas[as], now) };
    return explainPage(model, eventRules(opened.model, opened.timeZone), context).map(({ id, outcome }) => ({
      id,
      isShown: outcome === 'show',
      isListed: !waitsHidden(model.nodes.get(id)!),
    }));
  };
}
