// Whether the user form is complete (A §4 User form, A §7 UserComplete): which fields the event requires, and which are empty.
import * as z from 'zod';
import { userPayload } from '../../src/contract/people.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { Account } from '../sessions/caller.ts';
import { profileOf } from './profiles.ts';

const app = z.looseObject({ prefill: z.union([z.boolean(), z.record(z.string(), z.unknown())]).prefault(false) });

/** Fields requested where the event names none (`prefill: true`). */
const usual = ['Firstname', 'Surname', 'Country', 'Institution'];

const fields = new Map(Object.keys(userPayload.shape).map((name) => [name.toLowerCase(), name as keyof typeof userPayload.shape]));

/** Fields the form must have, by the names of the contract. A name the form does not have is ignored: it could never be filled. */
export function fieldsAsked({ documents }: PublishedEvent): (keyof typeof userPayload.shape)[] {
  const { prefill } = documents.read('app', app);
  const named = typeof prefill === 'object' ? Object.keys(prefill) : prefill ? usual : [];
  return named.flatMap((name) => fields.get(name.toLowerCase()) ?? []);
}

/** Fields the event requires and the account has not filled; empty when the form is complete. */
export function missingFields(account: Account, event: PublishedEvent): string[] {
  const profile = profileOf(account);
  return fieldsAsked(event).filter((name) => profile[name].trim() === '');
}
