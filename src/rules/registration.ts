// What a ticket costs at an instant, what a voucher takes off, and how full a kind of ticket is: pure, the same on the server and in checks.
import { readWindow, within } from './window.ts';

/** A price with its window, as `registration.json` writes it; amounts in the smallest unit of the currency. */
export type WrittenPrice = { Amount: number; StartTime: string | null; EndTime: string | null };

/** `now`: sold at this price until an instant (null: no end) · `later`: from an instant on · `over`: no price applies any more. */
export type Sale = { state: 'now'; amount: number; until: number | null } | { state: 'later'; from: number } | { state: 'over' };

/** The price at an instant (ms); the first window that holds it counts. Without any price the ticket is free. */
export function saleAt(prices: readonly WrittenPrice[], timeZone: string, now: number): Sale {
  if (prices.length === 0) return { state: 'now', amount: 0, until: null };
  const windows = prices.map(({ Amount, StartTime, EndTime }) => ({ Amount, window: readWindow(StartTime, EndTime, timeZone) }));
  const current = windows.find(({ window }) => within(window, now));
  if (current) return { state: 'now', amount: current.Amount, until: current.window.to === Infinity ? null : current.window.to };
  const starts = windows.map(({ window }) => window.from).filter((from) => from > now);
  return starts.length === 0 ? { state: 'over' } : { state: 'later', from: Math.min(...starts) };
}

/** What a voucher takes off: everything, a share in percent, or an amount in the smallest unit. */
export type Discount = { kind: 'free' | 'percent' | 'amount'; value: number };

/** The price with a voucher; never below zero. */
export function discounted(amount: number, discount: Discount | undefined): number {
  if (!discount) return amount;
  if (discount.kind === 'free') return 0;
  const off = discount.kind === 'percent' ? Math.round((amount * discount.value) / 100) : discount.value;
  return Math.max(0, amount - off);
}

/** How full it is, in words and never in numbers. */
export type Places = 'open' | 'few' | 'full';

/** From this many places on a ticket is not called scarce, whatever its capacity. */
const FEW_AT_LEAST = 5;

/** Few places are left where a tenth of them is, or five. `capacity` null is unlimited. */
export function placesLeft(capacity: number | null, taken: number): Places {
  if (capacity === null) return 'open';
  const left = capacity - taken;
  if (left <= 0) return 'full';
  return left <= Math.min(capacity / 2, Math.max(FEW_AT_LEAST, capacity / 10)) ? 'few' : 'open';
}

/** A code as it is compared: people write vouchers in small letters, with blanks and hyphens. */
export const voucherKey = (code: string): string => code.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
