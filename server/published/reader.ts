// Reads texts, addresses and times of rows in one language.
import type { Times } from './times.ts';

/** How a view turns written texts of one language into what visitors read. */
export type Reader = {
  text: (text: unknown) => string;
  html: (text: unknown) => string;
  address: (written: string | undefined) => string;
  times: Times;
  compare: (a: string, b: string) => number;
};
