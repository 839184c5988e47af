// Handlers of src/contract/calls.ts.
import type * as contract from '../../src/contract/calls.ts';
import { type HandlersOf, published } from './handlers.ts';

export const calls: HandlersOf<typeof contract> = {
  abstractCalls: published((event, { language }) => [...event.editorial.inLanguage(language).calls]),
};
