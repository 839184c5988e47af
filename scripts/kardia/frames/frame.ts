// What every frame of a free paper shares: the question it is filled with, and the text it gives.
import type { Random } from '../random.ts';

/** What a frame is filled with. */
export type Question<Factor> = {
  factor: Factor;
  population: string;
  outcome: string;
  chance: Random;
};

/** A filled frame; the background is added elsewhere. */
export type Body = { title: string; methods: string; results: string; conclusions: string };

/** Capitalises the first letter, unless the word begins like a unit or an abbreviation (eGFR). */
export const capital = (text: string): string => (/^[a-z][A-Z]/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1));
