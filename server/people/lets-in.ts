// Whether tickets admit a person at an instant: valid, paid, within their time, on one of their days.
import { wallClock } from '../../src/clock/zone.ts';
import { readWindow, within } from '../../src/rules/window.ts';
import type { Booked } from './tickets.ts';

/** Whether one of these tickets admits now (ms); times without offset and days are those of the event's zone (A §3 Ticket; R1, R7). */
export function letsIn({ tickets, days }: Booked, timeZone: string, now: number): boolean {
  const today = new Date(wallClock(now, timeZone)).toISOString().slice(0, 10);
  if (days !== null && !days.includes(today)) return false;
  return tickets.some(
    ({ IsValid, IsPayed, TicketFrom, TicketTo }) => IsValid && IsPayed && within(readWindow(TicketFrom, TicketTo, timeZone), now),
  );
}
