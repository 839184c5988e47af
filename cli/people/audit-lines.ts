// Entries of the audit log as lines of a terminal.
import type { AuditEntry } from '../../server/people/audit.ts';
import { printable } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';

/** `2027-05-03T07:30:00.000Z blocked account:7 by cli in demo detail`. */
export function auditLine({ at, kind, actor, subject, place, detail }: AuditEntry, { tone }: Terminal): string {
  const said = kind === 'wrong-password' && detail ? `${detail} in this hour` : detail;
  const words = [subject, actor && actor !== subject ? `by ${actor}` : '', place ? `in ${place}` : '', said].filter(Boolean);
  return `${tone('quiet', new Date(at).toISOString())} ${tone('place', kind)} ${printable(words.join(' '))}`.trimEnd();
}
