// The provider of tests and demonstrations: a page of this server that charges nobody, and says so. Its orders and notices are signed.
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import type { ServerKeys } from '../people/server-keys.ts';
import type { PaymentNotice, PaymentOrder, PaymentOutcome, PaymentProvider } from './payment-provider.ts';

/** Where its page is. */
export const TEST_PAYMENTS = '/payments/test';

const id = z.string().regex(/^[\w-]{43}$/);
const amount = z.string().regex(/^\d{1,10}$/);
const currency = z.string().regex(/^[A-Z]{3}$/);
const signature = z.string().regex(/^[\w-]{43}$/);
const order = z.object({
  id,
  amount,
  currency,
  title: z.string().max(500),
  language: z.string().max(20),
  returnTo: z.string().max(2000),
  signature,
});
const notice = z.object({ payment: id, outcome: z.enum(['paid', 'failed', 'cancelled']), amount, currency, signature });

const signed = async (keys: ServerKeys, parts: readonly string[]): Promise<string> =>
  createHmac('sha256', await keys('payments'))
    .update(JSON.stringify(parts))
    .digest('base64url');

const isSigned = async (keys: ServerKeys, parts: readonly string[], given: string): Promise<boolean> => {
  const own = Buffer.from(await signed(keys, parts));
  const other = Buffer.from(given);
  return own.length === other.length && timingSafeEqual(own, other);
};

/** Creates it; `keys` are those of the server, so that every process of it knows what another has signed. */
export const createTestProvider = (keys: ServerKeys): PaymentProvider => ({
  name: 'test',
  isTest: true,
  async begin({ id: payment, amount: due, ...rest }) {
    const parts = { id: payment, amount: String(due), ...rest };
    return `${TEST_PAYMENTS}?${new URLSearchParams({ ...parts, signature: await signed(keys, orderParts(parts)) })}`;
  },
  async read(query) {
    const read = notice.safeParse(query);
    if (!read.success) return undefined;
    const { payment, outcome, amount: paid, currency: unit, signature: given } = read.data;
    if (!(await isSigned(keys, noticeParts(read.data), given))) return undefined;
    return { id: payment, outcome, amount: Number(paid), currency: unit } satisfies PaymentNotice;
  },
});

type OrderTexts = Readonly<Record<Exclude<keyof PaymentOrder, 'amount'>, string>> & { amount: string };
const orderParts = ({ id: payment, amount: due, currency: unit, title, language, returnTo }: OrderTexts): string[] => [
  'order',
  payment,
  due,
  unit,
  title,
  language,
  returnTo,
];
const noticeParts = (parts: { payment: string; outcome: PaymentOutcome; amount: string; currency: string }): string[] => [
  'notice',
  parts.payment,
  parts.outcome,
  parts.amount,
  parts.currency,
];

/** The order its page was opened with; undefined for one that is not signed. */
export async function readTestOrder(keys: ServerKeys, query: unknown): Promise<PaymentOrder | undefined> {
  const read = order.safeParse(query);
  if (!read.success || !(await isSigned(keys, orderParts(read.data), read.data.signature))) return undefined;
  const { signature: _, amount: due, ...rest } = read.data;
  return { ...rest, amount: Number(due) };
}

/** Where its page sends the browser with an outcome. */
export async function testReturn(
  keys: ServerKeys,
  { id: payment, amount: due, currency: unit, returnTo }: PaymentOrder,
  outcome: PaymentOutcome,
) {
  const parts = { payment, outcome, amount: String(due), currency: unit };
  const query = new URLSearchParams({ ...parts, signature: await signed(keys, noticeParts(parts)) });
  return `${returnTo}?${query}`;
}
