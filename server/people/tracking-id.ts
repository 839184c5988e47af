// The id under which services that measure know a person (A §9, R51): a keyed hash, made for one event, which nobody without the key can turn round.
import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { oncePer } from '../../src/base/once-per.ts';
import type { PublishedEvent } from '../published/event.ts';
import type { ServerKeys } from './server-keys.ts';

const app = z.looseObject({ advancedUserTracking: z.boolean().prefault(false) });

/** Whether the event attributes tracking actions to persons. */
export const isTracked = oncePer((event: PublishedEvent): boolean => event.documents.read('app', app).advancedUserTracking);

/** 32 hexadecimal digits, the same for every session of the account in this event. */
export async function trackingIdOf(keys: ServerKeys, eventId: number, accountId: number): Promise<string> {
  const key = await keys('anonymous-ids');
  return createHmac('sha256', key).update(`foyer-tracking.${eventId}.${accountId}`).digest('hex').slice(0, 32);
}
