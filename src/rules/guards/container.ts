// A container named in the query is remembered; changing it loads the page anew (A §2, A §4 Container modes).
import { type Guard, pass } from './guard.ts';
import { askedContainer } from './query.ts';

/** Remembers `container=app` and `container=terminal`; `container=browser` leaves them. */
export const container: Guard = ({ query, known }) => {
  const asked = askedContainer(query);
  if (asked === undefined || asked === known.container) return undefined;
  return pass('container-changes', { effects: [{ kind: 'store-container', container: asked, reload: true }] });
};
