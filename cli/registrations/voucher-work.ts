// The work of foyer vouchers: codes come from a list, and only their hashes are kept.
import { readFile } from 'node:fs/promises';
import { discountKinds, readVouchers } from './read-vouchers.ts';
import { voucherHash } from '../../server/registration/vouchers.ts';
import { registrationOf } from '../../server/registration/published-registration.ts';
import type { ExitCode } from '../commands/command.ts';
import { UnreadableFile } from '../import/reading/unreadable-file.ts';
import { loadNotedEvent } from '../notes/noted-event.ts';
import { counted, printable } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import { UsageError } from '../output/usage-error.ts';
import { ACTOR, withPeople } from '../people/open-people.ts';

/** `vouchers import`: 1 where a row could not be used; the others are taken. */
export const importVouchers = (name: string, file: string, terminal: Terminal): Promise<ExitCode> =>
  withPeople<ExitCode>(async ({ store, db, clock, audit }) => {
    const event = await loadNotedEvent(store, name);
    const bytes = await readFile(file).catch(() => {
      throw new UsageError(`${file} cannot be read.`);
    });
    const { vouchers, refused } = readList({ path: file, bytes }, event.timeZone, new Set(registrationOf(event).tickets.keys()));
    for (const { line, reason } of refused) terminal.say(printable(`${file}:${line} ${reason}`));
    const now = clock.now();
    await db.transaction().execute(async (within) => {
      for (const { code, tickets, ...kept } of vouchers) {
        const row = { ...kept, tickets: JSON.stringify(tickets), revoked_at: null };
        await within
          .insertInto('vouchers')
          .values({ event_id: event.id, code_hash: voucherHash(event.id, code), used: 0, created_at: now, ...row })
          .onConflict((conflict) => conflict.columns(['event_id', 'code_hash']).doUpdateSet(row))
          .execute();
      }
    });
    const sum = `${counted(vouchers.length, 'voucher')} taken over, ${refused.length} refused`;
    await audit.note({ kind: 'vouchers', actor: ACTOR, subject: '', place: `${event.instance}/${event.shortName}`, detail: sum });
    terminal.print(sum);
    return refused.length > 0 ? 1 : 0;
  });

const readList: typeof readVouchers = (...args) => {
  try {
    return readVouchers(...args);
  } catch (error) {
    if (error instanceof UnreadableFile) throw new UsageError(error.message);
    throw error;
  }
};

/** `vouchers list`. */
export const listVouchers = (name: string, terminal: Terminal): Promise<ExitCode> =>
  withPeople<ExitCode>(async ({ store, db }) => {
    const event = await loadNotedEvent(store, name);
    const rows = await db.selectFrom('vouchers').selectAll().where('event_id', '=', event.id).orderBy('id').execute();
    for (const { id, label, tickets, kind, value, used, most_uses, expires_at, revoked_at } of rows) {
      const ids = (JSON.parse(tickets) as string[]).join(' ') || 'all tickets';
      const end = revoked_at === null ? (expires_at === null ? '' : ` until ${new Date(expires_at).toISOString()}`) : ' revoked';
      terminal.print(printable(`${id} ${discountKinds(kind, value)} ${ids} used ${used} of ${most_uses}${end} ${label}`.trim()));
    }
    terminal.say(`${counted(rows.length, 'voucher')}.`);
    return 0;
  });

/** `vouchers revoke`. */
export const revokeVouchers = (name: string, { code, label }: { code?: string; label?: string }, terminal: Terminal): Promise<ExitCode> =>
  withPeople<ExitCode>(async ({ store, db, clock, audit }) => {
    if ((code === undefined) === (label === undefined)) throw new UsageError('Name a code, or --label <label>.');
    const event = await loadNotedEvent(store, name);
    const gone = await db
      .updateTable('vouchers')
      .set({ revoked_at: clock.now() })
      .where('event_id', '=', event.id)
      .where('revoked_at', 'is', null)
      .$if(code !== undefined, (query) => query.where('code_hash', '=', voucherHash(event.id, code!)))
      .$if(label !== undefined, (query) => query.where('label', '=', label!))
      .returning('id')
      .execute();
    if (gone.length === 0) throw new UsageError('There is no such voucher that still works.');
    const sum = `${counted(gone.length, 'voucher')} revoked`;
    await audit.note({ kind: 'vouchers', actor: ACTOR, subject: '', place: `${event.instance}/${event.shortName}`, detail: sum });
    terminal.print(sum);
    return 0;
  });
