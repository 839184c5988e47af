// Looks names up for a connection, and refuses those that lead into the own network (quality S12).
import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPrivate } from './private-addresses.ts';

/** Finds all addresses of a name, as `dns.lookup` does. */
export type Resolve = (
  name: string,
  options: { all: true },
  done: (error: Error | null, found: readonly { address: string; family: number }[]) => void,
) => void;

/**
 * A lookup for `request`: one private address among those of a name refuses them all. What is judged is what is connected to,
 * so a name cannot change in between.
 */
export const publicLookup =
  (resolve: Resolve = lookup): LookupFunction =>
  (name, options, done) =>
    resolve(name, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first || found.some(({ address }) => isPrivate(address))) return done(error ?? new Error('private address'), '', 0);
      if (options.all) done(null, [...found]);
      else done(null, first.address, first.family);
    });
