// Who is signed in, asked of the server itself: screens for users call nothing else for a visitor.
import { whoAmI } from '#contract/session';
import { query, useEvent, useQuery } from '#sdk';

/** The answer of `whoAmI`; `data.User` is null for a visitor. */
export function useWho() {
  const { event } = useEvent();
  return useQuery(query(whoAmI, { shortName: event }));
}
