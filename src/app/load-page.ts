// From an address to a page ready to draw: event, language, verdict, page model, and the code of what is visible first.
import { nextTask } from '../base/next-task.ts';
import { wallClock } from '../clock/zone.ts';
import { loadTexts } from './load-texts.ts';
import { decideAddress, type Instead, insteadOf, type ViewOptionsFor } from './decide-address.ts';
import { requestedAddress, openAddress, properAddress } from './open-address.ts';
import { readyPageOf, type ReadyPage } from './ready-page.ts';
import type { Services } from './services.ts';

/** The result for an address. `denied` keeps the page on screen and shows why (A §4 Access denial). */
export type Loaded = ReadyPage | Instead | { kind: 'not-found' };

/** Loads the page of an address; `look` is given in the preview only. Throws ApiError if the server cannot be reached. */
export async function loadPage(services: Services, url: URL, look?: ViewOptionsFor): Promise<Loaded> {
  // For the screens that stand in place of a page; their English is the same everywhere.
  const own =
    !services.hasDevice || navigator.language.startsWith('en')
      ? undefined
      : loadTexts(['app'], { language: navigator.language, eventLanguages: [] });
  return find(services, url, look).finally(() => own);
}

async function find(services: Services, url: URL, look: ViewOptionsFor | undefined): Promise<Loaded> {
  const address = requestedAddress(services, url);
  if (!address) return { kind: 'not-found' };
  if ('redirect' in address) return { kind: 'redirect', to: address.redirect };
  const opened = await openAddress(services, address, look !== undefined);
  if (!opened) return { kind: 'not-found' };
  const proper = properAddress(opened, url);
  if (proper !== undefined) return { kind: 'redirect', to: proper };
  // A page that is taken over is on screen already: it is loaded in tasks, between which it answers.
  const pause = services.later && nextTask;
  await pause?.();
  // Guards read the windows of policies by the event's clock: making it is a third of their time.
  wallClock(0, opened.loaded.info.TimeZone);
  await pause?.();
  // The first word that is asked for by its key makes the texts of the event; whether there is such a word does not matter.
  const { language, loaded } = opened;
  opened.guardCode.localise({ key: 'app' }, { language, eventLanguages: loaded.info.Languages }, loaded.model.texts);
  await pause?.();
  const decided = await decideAddress(services, url, opened, look);
  await pause?.();
  return insteadOf(services, opened, decided) ?? (await readyPageOf(services, url, opened, decided)) ?? { kind: 'not-found' };
}
