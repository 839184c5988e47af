// What the visitor allows, for components: the answer of the cookie notice, and the hosts whose content may be loaded.
import { useCallback, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { COOKIE_ANCHOR } from '../base/page-anchors.ts';
import { nameOfInfo } from '../contract/event-name.ts';
import { askConsent, consent, type Consent, decideConsent, readConsent } from '../stores/consent.ts';
import { type ConsentChoice, consentScope } from '../stores/consent-cookies.ts';
import { useFrame } from './frame.ts';
import { tab } from './tab.ts';
import { useOrigin } from './use-address.ts';
import { useDocument } from './use-document.ts';
import { useRemembered } from './use-remembered.ts';

export type ConsentFacts = Consent & {
  /** Stores the answer; with `reloads` the page is loaded anew, so that what was allowed can begin (A §4). */
  decide: (choice: ConsentChoice, reloads: boolean) => void;
};

/** The answer of this visitor to the cookie notice of the event. */
export function useConsent(): ConsentFacts {
  const { info, isConsentMissing } = useFrame();
  const scope = consentScope(info.Instance, info.Shortname);
  const stored = useStore(consent);
  // A server has read the cookies of whom it has drawn the page for; the browser begins with the same, and then reads them itself.
  const state = !stored.isRead && isConsentMissing ? { ...stored, isRead: true } : stored;
  useEffect(() => readConsent(scope), [scope]);
  const decide = useCallback(
    (choice: ConsentChoice, reloads: boolean) => {
      // Without cookies a fresh page would ask again.
      if (decideConsent(scope, choice) && reloads) tab.reload();
    },
    [scope],
  );
  return { ...state, decide };
}

/** A host as it is stored: nothing else is taken from the device. */
const isHost = (text: string): boolean => /^[a-z0-9.-]+(:\d{1,5})?$/.test(text);

/** The hosts of the event whose content this visitor has agreed to, until it is withdrawn; none on a server. */
export function useAgreedHosts(): { hosts: readonly string[]; agree: (host: string) => void; withdraw: (host: string) => void } {
  const [stored, store] = useRemembered(`consent.hosts.${nameOfInfo(useFrame().info)}`, 'local');
  const hosts = useMemo(() => stored.split(' ').filter(isHost), [stored]);
  const others = (host: string): string[] => hosts.filter((one) => one !== host);
  return {
    hosts,
    agree: (host) => store([...others(host), host].join(' ')),
    withdraw: (host) => store(others(host).join(' ')),
  };
}

/** Whether content of a host (with its port) may be loaded: it is this site, the organiser's own (`ownHosts`), or agreed to. */
export function useHostConsent(host: string): { isGiven: boolean; isOwn: boolean; agree: () => void; withdraw: () => void } {
  const { ownHosts } = useDocument('app');
  const origin = useOrigin();
  const { hosts, agree, withdraw } = useAgreedHosts();
  const name = host.replace(/:\d+$/, '');
  const isOwn =
    host === '' || origin.replace(/^https?:\/\//, '') === host || ownHosts.some((own) => name === own || name.endsWith(`.${own}`));
  return { isGiven: isOwn || hosts.includes(host), isOwn, agree: () => agree(host), withdraw: () => withdraw(host) };
}

/** Opens the settings of the cookie notice. */
export const openConsent = (): void => askConsent(true);
/** Closes them without an answer. */
export const closeConsent = (): void => askConsent(false);

/** Opens them when a link to `#cookie-settings` is followed, wherever it stands. */
export function useConsentAnchor(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === `#${COOKIE_ANCHOR}`) askConsent(true);
  }, [hash, key]);
}

/** Whether the visitor has accepted the agreements of the networking widget, and how they are accepted; advertisements wait for it (A §5). */
export function useNetworkingAgreed(): [isAgreed: boolean, agree: () => void] {
  const [agreed, remember] = useRemembered(`networkingAgreed.${nameOfInfo(useFrame().info)}`, 'local');
  return [agreed !== '', useCallback(() => remember('true'), [remember])];
}
