// The figures of a made-up study: sample sizes, ratios and intervals that agree with each other.
import type { Random } from './random.ts';

/** 1204 as "1,204". */
export const count = (value: number): string => value.toLocaleString('en-GB');

/** A comparison of two groups, already in words. */
export type Comparison = {
  treated: string;
  control: string;
  ratio: string;
  interval: string;
  p: string;
  clear: boolean;
};

/** Compares event rates of two groups of equal size; everything follows from the three numbers, so that interval, p and verdict never contradict each other. */
export function compare(treated: number, control: number, perGroup: number): Comparison {
  const events = (treated + control) * perGroup;
  const log = Math.log(treated / control);
  const error = Math.sqrt(4 / events);
  const z = Math.abs(log / error);
  return {
    treated: percent(treated),
    control: percent(control),
    ratio: Math.exp(log).toFixed(2),
    interval: `${Math.exp(log - 1.96 * error).toFixed(2)}–${Math.exp(log + 1.96 * error).toFixed(2)}`,
    p: probability(z),
    clear: z > 1.96,
  };
}

/** The hazard of a marker in a cohort: a ratio with its interval. */
export function hazard(ratio: number, events: number): { ratio: string; interval: string; clear: boolean } {
  const error = Math.sqrt(4 / events);
  const log = Math.log(ratio);
  return {
    ratio: ratio.toFixed(2),
    interval: `${Math.exp(log - 1.96 * error).toFixed(2)}–${Math.exp(log + 1.96 * error).toFixed(2)}`,
    clear: log - 1.96 * error > 0,
  };
}

/** 0.183 as "18.3%". */
export const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** A number from `least` to `most` with three decimals. */
export const between = (chance: Random, least: number, most: number): number =>
  Math.round((least + chance.next() * (most - least)) * 1000) / 1000;

/** Two-sided p of a standard normal, by the Abramowitz and Stegun approximation 26.2.17. */
function probability(z: number): string {
  const t = 1 / (1 + 0.2316419 * z);
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const p = 2 * tail;
  return p < 0.001 ? 'p < 0.001' : `p = ${p < 0.1 ? p.toFixed(3) : p.toFixed(2)}`;
}
