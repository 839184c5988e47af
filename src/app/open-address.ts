// From an address to its event: where the address leads, the configuration, the code of the guards, and who is looking.
import { ApiError } from '../api/api-error.ts';
import { bestLanguage } from '../i18n/languages.ts';
import { type Address, addressIn, matchAddress, pagePath, unknownAddress } from '../pages/match.ts';
import { normaliseLanguage } from '../rules/language.ts';
import { nameOfScope } from '../session/event-scope.ts';
import { mayBeSignedIn, signedOut, type Viewer } from '../session/signed-out.ts';
import type { guardCode } from './lazy-guards.ts';
import { loadDates } from './load-dates.ts';
import { type LoadedEvent, loadEvent } from './load-event.ts';
import { previewClass } from './reader-class.ts';
import type { Services } from './services.ts';

/** An address of an event that exists; its language is one the event has. */
export type OpenedAddress = {
  address: Address;
  language: string;
  loaded: LoadedEvent;
  viewer: Viewer;
  /** The code of the guards; the entry holds only its type. */
  guardCode: typeof guardCode;
};

/** Where an address leads before its event is known: `/` to the default event; undefined if nothing is there. */
export function requestedAddress({ boot }: Services, url: URL): { redirect: string } | Address | undefined {
  if (url.pathname === '/') return { redirect: pagePath('HomePage', boot.defaults) + url.search };
  const matched = matchAddress(url.pathname, url.search) ?? unknownAddress(url.pathname);
  // Addresses without an event (`/error`, `/not-found`, `/qrScan`) are shown within the default one.
  return matched?.instance === '' ? { ...matched, ...boot.defaults } : matched;
}

/** Opens the event of an address for its viewer, or for a preview; undefined if there is no such event. Throws ApiError if the server cannot be reached. */
export async function openAddress(services: Services, address: Address, isPreview: boolean): Promise<OpenedAddress | undefined> {
  // Guards and policies load in parallel with the event.
  const guards = import('./lazy-guards.ts');
  const found = services.presence().then((presence) => presence.find(address));
  // If the event fails first, its error is the one reported.
  for (const promise of [guards, found]) promise.catch(() => {});
  // A visitor does not wait for code about signed-in users.
  const finding = services.hasDevice && !mayBeSignedIn(address.instance) ? Promise.resolve(signedOut) : found;
  const readerClass =
    isPreview && !services.boot.isStatic
      ? Promise.resolve(previewClass)
      : finding.then((viewer) => services.readerClasses.find(address, viewer));
  const wanted = normaliseLanguage(address.language);
  // Awaited with the page (`ready-page.ts`); usually this is the language the event has.
  void loadDates(wanted);
  const loaded = await loadEvent(services, nameOfScope(address), wanted, address.page, readerClass).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  });
  // An event belongs to one instance; under another name there is no such page (A §2 Route guards).
  if (loaded?.info.Instance !== address.instance) return undefined;
  const { Languages } = loaded.info;
  const language = bestLanguage(Languages, { language: wanted, eventLanguages: Languages }) ?? wanted;
  return { address, language, loaded, viewer: await finding, guardCode: (await guards).guardCode };
}

/** The address in the language the event has, if it names another one. */
export function properAddress({ address, language }: OpenedAddress, url: URL): string | undefined {
  if (language === address.language) return undefined;
  const proper = addressIn(url.pathname, { instance: address.instance, event: address.event, language });
  return proper === undefined ? undefined : proper + url.search + url.hash;
}
