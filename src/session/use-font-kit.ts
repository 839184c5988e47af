// The fonts of an external service, for the page on screen; an event without one loads nothing for it.
import { useEffect } from 'react';
import { useFrame } from './frame.ts';

/** Whether the code is loaded: then an event without a kit takes away that of the one before. */
let isLoaded = false;

/** Loads the font kit of the event once the visitor has accepted it (A §4 Cookie consent); never on an exported site, which calls no other host. */
export function useFontKit(): void {
  const { info, model, person } = useFrame();
  const written = person && model.raw.get('app')?.value['fontKit'];
  useEffect(() => {
    if (!written && !isLoaded) return;
    isLoaded = true;
    void import('./font-kit.ts').then((code) => code.followFontKit(written, info)).catch(() => undefined);
  }, [written, info]);
}
