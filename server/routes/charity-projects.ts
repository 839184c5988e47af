// Handler of src/contract/charity-projects.ts.
import type * as contract from '../../src/contract/charity-projects.ts';
import { projectEntries } from '../charity/published-charity.ts';
import { type HandlersOf, published } from './handlers.ts';

export const charityProjects: HandlersOf<typeof contract> = {
  eventProjects: published((event, { language }) => projectEntries(event, language)),
};
