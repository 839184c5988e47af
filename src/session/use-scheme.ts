// The visitor's colour scheme: `data-scheme` on the root element, stored; without it the theme decides.
import { useLayoutEffect } from 'react';
import { recall, useRemembered } from './use-remembered.ts';

/** `auto` follows theme and device. */
export const schemes = ['auto', 'light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

const KEY = 'scheme';

const schemeOf = (text: string): Scheme => schemes.find((scheme) => scheme === text) ?? 'auto';

function applyScheme(scheme: Scheme): void {
  if (scheme === 'auto') delete document.documentElement.dataset['scheme'];
  else document.documentElement.dataset['scheme'] = scheme;
}

/** Sets the stored scheme before the first paint; called when the app starts. */
export const restoreScheme = (): void => applyScheme(schemeOf(recall(KEY, 'local')));

/** The visitor's scheme as state; all switches and tabs agree. */
export function useScheme(): [scheme: Scheme, choose: (scheme: Scheme) => void] {
  const [value, set] = useRemembered(KEY, 'local');
  const scheme = schemeOf(value);
  useLayoutEffect(() => applyScheme(scheme), [scheme]);
  return [scheme, (chosen) => set(chosen === 'auto' ? '' : chosen)];
}
