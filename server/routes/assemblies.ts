// Handlers of src/contract/assemblies.ts: assemblies of a society.
import type * as contract from '../../src/contract/assemblies.ts';
import { assembliesOf } from '../published/assemblies.ts';
import { type HandlersOf, published } from './handlers.ts';

export const assemblies: HandlersOf<typeof contract> = {
  assemblies: published((event, { language }) => assembliesOf(event, language)),
};
