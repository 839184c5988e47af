// What the visitor of an event allows on this device: two cookies named after the event, for analytics and for the font service (A §3, §4, §9 Cookie consent).
import { createStore } from 'zustand/vanilla';
import { writeCookie } from '../base/cookie.ts';
import { choiceIn, type ConsentChoice, type ConsentKind } from './consent-cookies.ts';

export type Consent = {
  /** Whether the cookies have been read; false on a server. */
  isRead: boolean;
  /** The answer; null while there is none: then nothing is allowed. */
  choice: ConsentChoice | null;
  /** The visitor has opened the settings again. */
  isAsked: boolean;
};

/** How long an answer and the opt-out of analytics last, s: 14 days (A §9). */
export const CONSENT_LASTS = 14 * 24 * 60 * 60;

export const consent = createStore<Consent>(() => ({ isRead: false, choice: null, isAsked: false }));

/** Name of the cookie that keeps scripts of analytics from measuring. */
export const optOutCookie = (scope: string): string => `${scope}.analytics-opt-out`;

function cookie(name: string): string {
  const found = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  return found?.slice(name.length + 1) ?? '';
}

const write = (name: string, value: string): void => writeCookie(name, value, CONSENT_LASTS);

const choiceOf = (scope: string): ConsentChoice | null => choiceIn(scope, cookie);

/** Reads the cookies of an event (`consentScope`). An answer that could not be stored holds until the page is left. */
export function readConsent(scope: string): void {
  const choice = choiceOf(scope);
  consent.setState((before) => ({ isRead: true, choice: choice ?? (before.isRead ? before.choice : null) }));
}

/** Stores an answer for 14 days. Returns false where the device stores no cookies: then it holds until the page is left. */
export function decideConsent(scope: string, choice: ConsentChoice): boolean {
  write(`${scope}.analytics`, choice.analytics ? 'accepted' : 'declined');
  write(`${scope}.fonts`, choice.fonts ? 'accepted' : 'declined');
  write(optOutCookie(scope), choice.analytics ? '' : 'true');
  consent.setState({ isRead: true, choice, isAsked: false });
  return choiceOf(scope) !== null;
}

/** Opens the settings, or closes them without an answer. */
export const askConsent = (isAsked: boolean): void => consent.setState({ isAsked });

/** Whether the visitor has allowed something; false before the cookies are read. */
export const consentGiven = (kind: ConsentKind): boolean => consent.getState().choice?.[kind] ?? false;

/** Calls back when the answer changes; returns its unsubscribe. */
export const onConsentChange = (listener: () => void): (() => void) =>
  consent.subscribe((now, before) => now.choice !== before.choice && listener());
