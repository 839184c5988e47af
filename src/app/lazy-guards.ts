// The code every page loads in parallel with its configuration, as one chunk: guards with policies, the viewer, and texts. The entry does not need it.
import { clearUser, rememberUser, visitOptions } from './viewer.ts';
import { localise } from '../i18n/localise.ts';
import { pageName } from '../i18n/page-name.ts';
import { createPresence } from '../session/presence.ts';
import { followPresence } from './follow-presence.ts';
import { askGuards, carryOutRoute } from './route-of.ts';

export const guardCode = {
  askGuards,
  carryOutRoute,
  clearUser,
  rememberUser,
  viewerOf: visitOptions,
  createPresence,
  followPresence,
  localise,
  pageName,
};
