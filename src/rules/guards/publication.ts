// What of a company's profile is published: coming soon, the booth, or the profile itself (A §4 Lounge redirect, A §9; R39, R40).
import { type Guard, toPage, pass, show } from './guard.ts';

/** How long after login a company sees its own profile though it is not published, ms. Without a marker 5 s count as passed. */
const AFTER_LOGIN = 4000;
const WITHOUT_MARKER = 5000;

/**
 * Shows the sub-page `comingsoon` or `booth` in place of the one asked for. State 1 closes every sub-page to all but super users; the booth replaces
 * only the plain profile, so that the lounge stays open. Sub-pages are those of ProfilePage alone: on the profile below a landing page, `page` is the word of that page (B §2).
 */
export const publication: Guard = ({ asked, known, context }) => {
  const { profile, loginMarker } = known;
  const { now } = context.when;
  const { params, preview } = context.where;
  if (!profile) return undefined;
  const part = asked.page === 'ProfilePage' ? params['page'] : undefined;
  const sub = (name: string, because: string) =>
    part === name ? undefined : show(toPage('ProfilePage', { ...params, page: name }), because);
  if (profile.PublicationState === 1 && !preview && !context.who.superUser) {
    const elapsed = loginMarker === null ? WITHOUT_MARKER : now - loginMarker;
    return elapsed >= AFTER_LOGIN
      ? sub('comingsoon', 'not-published')
      : pass('just-signed-in', { nextChangeAt: loginMarker! + AFTER_LOGIN });
  }
  const isPlain = !part || part === 'comingsoon';
  if (profile.PublicationState === 0 && profile.Enable2DBooth && isPlain) return sub('booth', 'booth');
  return undefined;
};
