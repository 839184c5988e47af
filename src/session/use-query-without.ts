// The query of the address on screen, and the same page without some of it: links and forms that work before there is a script.
import { useAddress } from './use-address.ts';

/** `query` has its names and values in their order; `without` is the address without these names, `?` where nothing is left. */
export function useQueryWithout() {
  const query = [...new URLSearchParams(useAddress().split('#', 1)[0]!.split('?')[1])];
  const without = (names: readonly string[]): string =>
    `?${new URLSearchParams(query.filter(([name]) => !names.includes(name))).toString()}`;
  return { query, without };
}
