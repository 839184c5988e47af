// The options of foyer explain.
import type { Container } from '../../src/rules/context.ts';

/** The options, parsed; one of `page`, `allPages`, `route`, `policy`, `whoCan` is given. */
export type ExplainOptions = {
  event?: string;
  page?: string;
  allPages?: boolean;
  route?: string;
  policy?: string;
  whoCan?: string;
  language?: string;
  at?: string;
  as?: string;
  container?: Container;
  format: 'text' | 'json';
  timeline?: boolean;
};
