// Numbers of registrations: what people read aloud at the desk, and the number of the ticket.
import { randomInt } from 'node:crypto';

/** Without letters that are taken for digits. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 10;

/** A new one, which nobody can guess. */
export const newRegistrationNumber = (): string =>
  `REG-${Array.from({ length: LENGTH }, () => letters[randomInt(letters.length)]).join('')}`;

/** Whether a text is one. */
export const isRegistrationNumber = (text: string): boolean => /^REG-[2-9A-HJ-NP-Z]{10}$/.test(text);
