// Handlers of src/contract/preceptorships.ts: places at host institutions.
import type * as contract from '../../src/contract/preceptorships.ts';
import { type HandlersOf, published } from './handlers.ts';

export const preceptorships: HandlersOf<typeof contract> = {
  preceptorships: published((event, { language }) => [...event.editorial.inLanguage(language).preceptorships]),
};
