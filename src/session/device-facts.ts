// What this device stores for the guards, validated when read; and how effects of guards are carried out on the device.
import { type Container, containers } from '../rules/context.ts';
import type { Effect } from '../rules/guards/verdict.ts';
import type { Known } from '../rules/guards/visit.ts';
import { authorisationCode } from './authorisation-code.ts';
import { isStored, recall, remember } from './use-remembered.ts';

/** Storage keys; those of one event end with its exact name. */
const CONTAINER = 'container';
const SPLASH = 'hasSeenSplashscreen';
const LOGIN_MARKER = 'initialLogin';
const REDIRECTED = 'redirectedonce';
const RETURN_URL = 'returnUrl';
/** What the signed-in person has opened, for reminders (`use-opened-sessions.ts`). */
export const OPENED = 'openedSessions';
/** Answers to surveys that are not sent yet (`use-survey-draft.ts`), and the token by which a visitor evaluates (`use-evaluator.ts`). */
export const DRAFTS = 'surveyDrafts';
export const EVALUATOR = 'evaluationToken';
/** Beginning of the keys of where films were stopped, and of their quarters that have been counted. */
export const PLACES = 'player.place.';
export const WATCHED = 'player.watched.';
/** Beginning of the keys of notes and comments that are not sent yet. */
export const NOTE_DRAFTS = 'notes.draft.';

const of = (event: string, key: string): string => `${key}.${event}`;

/** The facts of this device for guards (A §4 Container modes, Lounge redirect, Sign-in, Ticket checks). */
export function deviceFacts(
  event: string,
): Pick<Known, 'splashSeen' | 'redirectedOnce' | 'loginMarker' | 'container' | 'hasAuthorisationCode'> {
  const marker = Number(recall(of(event, LOGIN_MARKER), 'local') || NaN);
  return {
    splashSeen: recall(of(event, SPLASH), 'local') !== '',
    redirectedOnce: recall(of(event, REDIRECTED), 'session') !== '',
    loginMarker: Number.isFinite(marker) ? marker : null,
    container: rememberedContainer(),
    hasAuthorisationCode: authorisationCode() !== '',
  };
}

/** The container this device was last opened in; defaults to browser. */
export function rememberedContainer(): Container {
  const written = recall(CONTAINER, 'local');
  return containers.find((container) => container === written) ?? 'browser';
}

/** The address to return to after sign-in (a path of this site); empty for none. Never throws. */
export const storedReturnUrl = (event: string): string => recall(of(event, RETURN_URL), 'session');

/** Removes the facts of one sign-in: the lounge redirect, the return address, earlier attempts (A §4; R38), opened sessions. */
export function clearVisit(event: string): void {
  remember(of(event, LOGIN_MARKER), '', 'local');
  remember(of(event, REDIRECTED), '', 'session');
  remember(of(event, RETURN_URL), '', 'session');
  remember(of(event, OPENED), '', 'local');
}

/** Carries out effects of guards on this device. Returns whether the page must be reloaded. */
export function carryOut(effects: readonly Effect[], event: string): boolean {
  let reload = false;
  for (const effect of effects) {
    if (effect.kind === 'store-container') {
      remember(CONTAINER, effect.container === 'browser' ? '' : effect.container, 'local');
      // A value that cannot be stored would be requested again after every reload.
      reload ||= effect.reload && isStored(CONTAINER);
    } else if (effect.kind === 'mark-splash-seen') remember(of(event, SPLASH), 'true', 'local');
    else if (effect.kind === 'store-login-marker') remember(of(event, LOGIN_MARKER), String(effect.at), 'local');
    else if (effect.kind === 'store-return-url') remember(of(event, RETURN_URL), effect.url, 'session');
  }
  return reload;
}
