// Handler of src/contract/diagnostics.ts: problems of pages go to the collector, which limits their number.
import type * as contract from '../../src/contract/diagnostics.ts';
import { RequestError } from '../http/errors.ts';
import { type HandlersOf, live } from './handlers.ts';

export const diagnostics: HandlersOf<typeof contract> = {
  diagnostics: live((_, { diagnostics: collector, clock }, { body, address }) => {
    if (!collector.take(body, address, clock.now())) throw new RequestError(429, 'too-many-requests', 'Enough was told for now.');
    return { Taken: body.problems.length };
  }),
};
