// Handlers of src/contract/awards.ts: award winners.
import type * as contract from '../../src/contract/awards.ts';
import { awardsOf } from '../published/awards.ts';
import { type HandlersOf, published } from './handlers.ts';

export const awards: HandlersOf<typeof contract> = {
  awards: published((event, { language }) => awardsOf(event, language)),
};
