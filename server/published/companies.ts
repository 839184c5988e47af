// The companies an event names, by id: those of its sessions and those with a landing page of their own.
import * as z from 'zod';
import { visitorKeys } from '../../src/model/documents/app/visitors.ts';
import type { PublishedEvent } from './event.ts';

const specialAccounts = z.looseObject({ specialProfiles: visitorKeys.specialProfiles });
const known = new WeakMap<PublishedEvent, ReadonlySet<string>>();

/** Ids of company accounts as text (R17); read once a version. */
export function companiesOf(event: PublishedEvent): ReadonlySet<string> {
  let ids = known.get(event);
  if (!ids) {
    const special = event.documents.read('app', specialAccounts).specialProfiles.map(({ id }) => String(id));
    const ofSessions = event.programme.rows.sessions.flatMap(({ CompanyAccountId: id }) => (id ? [id] : []));
    known.set(event, (ids = new Set([...special, ...ofSessions])));
  }
  return ids;
}
