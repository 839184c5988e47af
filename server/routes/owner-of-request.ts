// Whose personal programme a request is about: the caller's, at the event it names.
import type { Endpoint } from '../../src/contract/endpoint.ts';
import type { Owner } from '../favourites/stored-favourites.ts';
import type { PublishedEvent } from '../published/event.ts';
import { demandSignedIn } from '../sessions/caller.ts';
import { demandEvent } from './event-of-request.ts';
import type { Asked } from './handlers.ts';

export type Call = Pick<Asked<Endpoint>, 'caller' | 'event'>;

export function ownerOf({ caller, event: asked }: Call): Owner & { event: PublishedEvent } {
  const event = demandEvent(asked);
  return { event, eventId: event.id, accountId: demandSignedIn(caller).account.id };
}
