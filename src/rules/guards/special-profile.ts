// Some companies have an industry landing page in place of their profile (A §2 Route guards).
import { type Guard, leadTo, toPage } from './guard.ts';

/** Leads to the landing page configured for a company. */
export const specialProfile: Guard = ({ configured, context }) => {
  const special = configured.specialProfiles.find(({ id }) => id === context.where.params['companyAccountId']);
  return special && leadTo(toPage('IndustryLandingPage', { page: special.page }), 'special-profile');
};
