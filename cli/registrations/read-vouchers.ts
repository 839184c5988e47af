// Reads a list of vouchers (CSV or JSON): each row a voucher, or a line and a reason; a bad row costs itself alone.
import { lastInstantOf } from '../../src/clock/zone.ts';
import { LONGEST_VOUCHER } from '../../src/base/registration-limits.ts';
import { type Discount, voucherKey } from '../../src/rules/registration.ts';
import { asFields, field } from '../import/reading/fields.ts';
import { readRecords } from '../import/reading/records.ts';
import type { ImportFile } from '../import/result.ts';
import { BadRow, textValue } from '../tickets/ticket-values.ts';

/** A voucher of a list. */
export type ListedVoucher = Discount & {
  code: string;
  label: string;
  tickets: string[];
  most_uses: number;
  expires_at: number | null;
};

/** Shortest code, without blanks and hyphens: shorter ones can be guessed. */
const SHORTEST = 6;
const MOST_USES = 100_000;
const HIGHEST = 100_000_000;

/** A discount as lists write it: `free`, `50%`, `1000`. */
export const discountKinds = (kind: Discount['kind'], value: number): string =>
  kind === 'free' ? 'free' : kind === 'percent' ? `${value}%` : String(value);

/** Reads it. `known`: ids of the tickets of the event. Throws `UnreadableFile` for a file that is no list. */
export function readVouchers(
  file: ImportFile,
  timeZone: string,
  known: ReadonlySet<string>,
): { vouchers: ListedVoucher[]; refused: { line: number; reason: string }[] } {
  const { records, locate } = readRecords(file);
  const vouchers: ListedVoucher[] = [];
  const refused: { line: number; reason: string }[] = [];
  const seen = new Set<string>();
  for (const { value, place } of records) {
    const line = place.line || (locate?.(place.pointer, file.path).line ?? 0);
    try {
      const voucher = voucherOf(asFields(value) ?? {}, timeZone, known);
      const key = voucherKey(voucher.code);
      if (seen.has(key)) throw new BadRow('its code is that of a line above');
      seen.add(key);
      vouchers.push(voucher);
    } catch (error) {
      if (!(error instanceof BadRow)) throw error;
      refused.push({ line, reason: error.message });
    }
  }
  return { vouchers, refused };
}

function voucherOf(fields: Readonly<Record<string, unknown>>, timeZone: string, known: ReadonlySet<string>): ListedVoucher {
  const text = (name: string): string => textValue(field(fields, name, name[0]!.toUpperCase() + name.slice(1)), name, 2000);
  const code = text('code');
  if (voucherKey(code).length < SHORTEST || code.length > LONGEST_VOUCHER)
    throw new BadRow(`code has to have ${SHORTEST} to ${LONGEST_VOUCHER} letters and digits`);
  const tickets = text('tickets')
    .split(/[\s,;|]+/)
    .filter(Boolean);
  const unknown = tickets.find((id) => !known.has(id));
  if (unknown !== undefined) throw new BadRow(`there is no ticket ${unknown.slice(0, 40)}`);
  const expires = text('expires');
  const expires_at = expires === '' ? null : lastInstantOf(expires, timeZone);
  if (expires_at === undefined) throw new BadRow(`expires is “${expires.slice(0, 40)}”, not a time such as 2027-05-03`);
  return {
    code,
    label: text('label').slice(0, 200),
    tickets,
    expires_at,
    ...discountOf(text('discount')),
    most_uses: usesOf(text('uses')),
  };
}

function discountOf(text: string): Discount {
  if (text === '' || text.toLowerCase() === 'free') return { kind: 'free', value: 0 };
  const [, digits = '', percent] = /^(\d{1,9})\s*(%?)$/.exec(text) ?? [];
  const value = Number(digits);
  if (digits === '' || (percent ? value > 100 : value > HIGHEST))
    throw new BadRow(`discount is “${text.slice(0, 40)}”, which is neither free, a share such as 50% nor an amount such as 1000`);
  return percent ? { kind: 'percent', value } : { kind: 'amount', value };
}

function usesOf(text: string): number {
  const uses = text === '' ? 1 : Number(text);
  if (!Number.isInteger(uses) || uses < 1 || uses > MOST_USES) throw new BadRow(`uses has to be a number from 1 to ${MOST_USES}`);
  return uses;
}
