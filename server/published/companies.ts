// The companies an event names, by id: those that exhibit, those of its sessions and those with a landing page of their own.
import * as z from 'zod';
import { oncePer } from '../../src/base/once-per.ts';
import { visitorKeys } from '../../src/model/documents/app/visitors.ts';
import type { PublishedEvent } from './event.ts';

const specialAccounts = z.looseObject({ specialProfiles: visitorKeys.specialProfiles });

/** Ids of company accounts as text (R17); read once a version. */
export const companiesOf = oncePer((event: PublishedEvent): ReadonlySet<string> => {
  const special = event.documents.read('app', specialAccounts).specialProfiles.map(({ id }) => String(id));
  const ofSessions = event.programme.rows.sessions.flatMap(({ CompanyAccountId: id }) => (id ? [id] : []));
  return new Set([...event.exhibition.rows.companies.map(({ Id }) => Id), ...special, ...ofSessions]);
});
