// Wrong passwords in the audit log: an attack is seen, the log stays small, and no made-up address is in it.
import { expect, test } from 'vitest';
import { auditLine } from '../../cli/people/audit-lines.ts';
import { createTerminal } from '../../cli/output/terminal.ts';
import { NOW } from '../fixture/test-app.ts';
import { PASSWORD } from '../identity/fixture/identity-server.ts';
import { onDatabases } from '../identity/fixture/on-databases.ts';
import { createAudit } from './audit.ts';
import { noteWrongPassword } from './wrong-passwords.ts';

const HOUR = 3_600_000;

onDatabases((server, members) => {
  const entries = async () => {
    const found = await createAudit({ db: server.store.db, clock: { now: () => NOW } }).recent({ limit: 100 });
    return found.filter(({ kind }) => kind === 'wrong-password').map(({ subject, place, at, detail }) => [subject, place, at, detail]);
  };

  test('one entry an hour for an account and one for everybody else', async () => {
    const email = await members.member();
    const { id } = await members.row(email);
    for (let nth = 0; nth < 3; nth += 1) await server.signIn(email, 'not it at all');
    await server.signIn('made-up@example.org', 'not it at all');
    await server.signIn('another-made-up@example.org', 'not it at all');
    await server.signIn(email, PASSWORD);
    const hour = NOW - (NOW % HOUR);
    expect(await entries()).toEqual([
      ['', 'demo', hour, '2'],
      [`account:${id}`, 'demo', hour, '3'],
    ]);
    const all = JSON.stringify(await server.store.db.selectFrom('audit_log').selectAll().execute());
    expect(all).not.toContain('made-up');
    server.later(HOUR);
    await server.signIn(email, 'not it at all');
    expect((await entries())[0]).toEqual([`account:${id}`, 'demo', hour + HOUR, '1']);
  });

  test('many at once lose no count and make no second entry', async () => {
    const parts = { db: server.store.db, clock: { now: () => NOW + 5 * HOUR } };
    const times = Array.from({ length: 40 }, (_, nth) => nth);
    await Promise.all(times.map((nth) => noteWrongPassword(parts, { accountId: nth % 2 ? 77 : undefined, place: 'demo' })));
    const mine = (await entries()).filter(([, , at]) => at === NOW - (NOW % HOUR) + 5 * HOUR);
    expect(mine.map(([subject, , , detail]) => `${subject} ${detail}`).sort((a, b) => a.localeCompare(b))).toEqual([
      ' 20',
      'account:77 20',
    ]);
  });

  test('after a person was deleted their hour names nobody, and counting continues', async () => {
    const parts = { db: server.store.db, clock: { now: () => NOW + 9 * HOUR } };
    await noteWrongPassword(parts, { accountId: 78, place: 'demo' });
    await server.store.db.updateTable('audit_log').set({ detail: '' }).where('subject', '=', 'account:78').execute();
    await noteWrongPassword(parts, { accountId: 78, place: 'demo' });
    expect((await entries())[0]?.[3]).toBe('1');
  });
});

test('the command line reports how many there were', () => {
  const lines: string[] = [];
  const write = (text: string) => (lines.push(text), true);
  const terminal = createTerminal({ write }, { write }, { NO_COLOR: '1' });
  const entry = { at: NOW, kind: 'wrong-password', actor: '', subject: 'account:7', place: 'demo', detail: '12' } as const;
  expect(auditLine(entry, terminal)).toBe('2027-05-03T07:30:00.000Z wrong-password account:7 in demo 12 in this hour');
  expect(auditLine({ ...entry, subject: '' }, terminal)).toBe('2027-05-03T07:30:00.000Z wrong-password in demo 12 in this hour');
});
