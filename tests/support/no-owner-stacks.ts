// React for development notes for every element where it was made, a stack each; tests never ask for it, and it was a fifth of their time.
import * as React from 'react';

type Internals = { recentlyCreatedOwnerStacks?: number };
const internals = (React as unknown as Record<string, Internals | undefined>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
];

// There is no switch for it, only a limit for each second, which counts as reached. Where React has none, nothing happens.
if (internals?.recentlyCreatedOwnerStacks !== undefined)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
