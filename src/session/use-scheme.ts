// The visitor's colour scheme: `data-scheme` on the root element, stored; without it the theme decides.
import { useLayoutEffect } from 'react';
import { ONE_YEAR, writeCookie } from '../base/cookie.ts';
import { type Scheme, schemeCookie, schemeOf } from './scheme.ts';
import { recall, useRemembered } from './use-remembered.ts';

const KEY = 'scheme';

function applyScheme(scheme: Scheme): void {
  if (scheme === 'auto') delete document.documentElement.dataset['scheme'];
  else document.documentElement.dataset['scheme'] = scheme;
  writeCookie(schemeCookie, scheme === 'auto' ? '' : scheme, ONE_YEAR);
}

/** Sets the stored scheme before the first paint; called when the app starts. */
export const restoreScheme = (): void => applyScheme(schemeOf(recall(KEY, 'local')));

/** The visitor's scheme as state; all switches and tabs agree. */
export function useScheme(): [scheme: Scheme, choose: (scheme: Scheme) => void] {
  const [value, set] = useRemembered(KEY, 'local');
  const scheme = schemeOf(value);
  // What is stored, not what is drawn: a page taken over from the server begins without the choice.
  useLayoutEffect(restoreScheme, [scheme]);
  return [scheme, (chosen) => set(chosen === 'auto' ? '' : chosen)];
}
