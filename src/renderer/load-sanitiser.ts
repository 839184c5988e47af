// Loads the sanitiser: a page the server has rendered has its HTML already, and needs it only for what comes later.
import type * as sanitise from './sanitise.ts';

type Sanitiser = typeof sanitise;

let loaded: Sanitiser | undefined;

/** The sanitiser, if it is there. */
export const sanitiser = (): Sanitiser | undefined => loaded;

/** Loads it; rejects when its code does not load, and the next call tries again. */
export const loadSanitiser = async (): Promise<Sanitiser> => (loaded ??= await import('./sanitise.ts'));
