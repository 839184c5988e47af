// One-time codes of question-and-answer links: bound to host, account, session and event; each works once, for 60 seconds (A §2).
import * as z from 'zod';
import type { People } from '../people/people.ts';
import type { PublishedEvent } from '../published/event.ts';
import { keepCode } from './codes.ts';
import type { Session } from './sessions.ts';
import { hashOf, isEqual, newSecret } from './secrets.ts';
import type { QnaLink } from './qna-links.ts';

/** Seconds a code works. */
export const QNA_SECONDS = 60;

const payload = z.object({ host: z.string(), session: z.string(), event: z.number(), instance: z.string() });

/** What a code stands for. */
export type QnaVisit = { accountId: number; eventId: number; instance: string };

type Within = Pick<People, 'db' | 'clock'>;

/** Creates the code of a session for a link of an event. */
export async function makeQnaCode(
  { db, clock }: Within,
  event: PublishedEvent,
  session: Session,
  { url, instance }: QnaLink,
): Promise<string> {
  const now = clock.now();
  const code = newSecret();
  const kept = { host: url.host, session: session.hash, event: event.id, instance };
  const hash = hashOf(`qna ${code}`);
  await keepCode(db, 'qna', { hash, accountId: session.accountId, payload: kept, now, expiresAt: now + QNA_SECONDS * 1000 });
  return code;
}

/** What a code stands for; undefined if it is unknown, used, expired, of another host, or its session has ended. It is used up whatever is answered. */
export async function takeQnaCode({ db, clock }: Within, code: string, host: string): Promise<QnaVisit | undefined> {
  const now = clock.now();
  const row = await db
    .updateTable('codes')
    .set({ used_at: now })
    .where('hash', '=', hashOf(`qna ${code}`))
    .where('kind', '=', 'qna')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['account_id', 'payload'])
    .executeTakeFirst();
  if (!row || row.account_id === null) return undefined;
  const kept = payload.parse(JSON.parse(row.payload));
  if (kept.host !== host.toLowerCase()) return undefined;
  const session = await db
    .selectFrom('sessions')
    .select('account_id')
    .where('hash', '=', kept.session)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return session?.account_id === row.account_id ? { accountId: row.account_id, eventId: kept.event, instance: kept.instance } : undefined;
}

/** Name of the variable with the secret of a host. */
export const qnaSecretVariable = (host: string): string => `FOYER_QNA_${host.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_')}_SECRET`;

/** Whether a call for a host brings the secret this server has for it; true where there is none. */
export function bringsSecret({ signIns }: Pick<People, 'signIns'>, host: string, given: string): boolean {
  const secret = signIns.secrets(qnaSecretVariable(host));
  return secret === '' || isEqual(secret, given);
}
