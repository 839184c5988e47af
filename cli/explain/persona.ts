// Who is looking: a built-in persona by name, or a file with user, tickets, toggle and preview ticket type.
import { readFile } from 'node:fs/promises';
import { parseTree, type ParseError, printParseErrorCode } from 'jsonc-parser';
import * as z from 'zod';
import { parseTime } from '../../src/clock/zone.ts';
import { locator, positions } from '../../src/model/locate.ts';
import { pointerKey } from '../../src/model/source.ts';
import { personaNames, personas } from '../../src/rules/personas.ts';
import type { Principal } from '../../src/rules/principal.ts';
import { UsageError } from '../output/usage-error.ts';
import { suggestion } from './choose-event.ts';

/** A flag counts only when it is `true`, as in a session; any other value is reported and counts as false. */
const flag = z
  .unknown()
  .optional()
  .transform((value) => value === true);

/** Keys Foyer does not know are kept: policies may ask for them. */
const principal = z.looseObject({
  user: z
    .looseObject({
      UserId: z.union([z.number(), z.string()]),
      validUntil: z
        .string()
        .refine((text) => text === '' || parseTime(text) !== undefined, 'an ISO 8601 instant is expected')
        .default(''),
    })
    .nullable(),
  tickets: z.array(z.looseObject({ IsValid: flag, IsPayed: flag, TicketTypeName: z.string().default('') })).default([]),
  superUserToggle: flag,
  previewTicketType: z.string().default(''),
});

/** A persona with the name it is called by, and what in its file does not count as written. */
export type Persona = { name: string; principal: Principal; notes: readonly string[] };

/** The persona of `--as`: a built-in name, or the path of a persona file. Throws UsageError with the place of the mistake. */
export async function readPersona(asked: string): Promise<Persona> {
  const builtIn = personaNames.find((name) => name === asked);
  if (builtIn) return { name: builtIn, principal: personas[builtIn], notes: [] };
  const text = await readFile(asked, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw new UsageError(`${asked} cannot be read: ${error.message}`);
    throw new UsageError(
      `There is no persona or persona file ${asked}${suggestion(asked, personaNames)}. Built in are ${personaNames.join(', ')}.`,
    );
  });
  return { name: asked, ...parsePersona(asked, text) };
}

/** Reads the text of a persona file. Throws UsageError `file:line:column what is wrong`. */
export function parsePersona(file: string, text: string): Omit<Persona, 'name'> {
  const clean = text.replace(/^\uFEFF/, '');
  const errors: ParseError[] = [];
  parseTree(clean, errors);
  const [broken] = errors;
  if (broken) {
    const { line, column } = positions(clean)(broken.offset);
    throw new UsageError(`${file}:${line}:${column} not JSON: ${printParseErrorCode(broken.error)}`);
  }
  const value: unknown = JSON.parse(clean);
  const locate = locator(clean);
  const placed = (path: readonly PropertyKey[], words: string): string => {
    const pointer = path.map((key) => `/${pointerKey(String(key))}`).join('');
    const { line, column } = locate(pointer);
    return `${file}:${line}:${column} ${pointer || 'the persona'}: ${words}`;
  };
  const read = principal.safeParse(value);
  if (!read.success) throw new UsageError(`No persona:\n${read.error.issues.map(({ path, message }) => placed(path, message)).join('\n')}`);
  const notes = oddities(value as Record<string, unknown>).map(({ path, words }) => placed(path, words));
  return { principal: read.data, notes };
}

/** Flags and times of a ticket that are kept as written (A §3); the rules take only `true` for true (R18). */
const ticketFlags = ['IsValid', 'IsPayed', 'ParticipantTypeValid', 'EnableHCP'];
const ticketTimes = ['TicketFrom', 'TicketTo'];

/** What is there and does not count as written: paths of flags that are no flags, and of times that are none. */
function oddities(written: Record<string, unknown>): { path: (string | number)[]; words: string }[] {
  const isFlag = (value: unknown): boolean => value === undefined || value === null || typeof value === 'boolean';
  const isTime = (value: unknown): boolean =>
    value === undefined || value === null || value === '' || (typeof value === 'string' && parseTime(value) !== undefined);
  const noFlag = 'neither true nor false, so it counts as false';
  const noTime = 'no ISO 8601 time, so no window of this ticket holds';
  const tickets = (written['tickets'] ?? []) as Record<string, unknown>[];
  const user = (written['user'] ?? {}) as Record<string, unknown>;
  return [
    ...(isFlag(user['HealthCareProfessional']) ? [] : [{ path: ['user', 'HealthCareProfessional'], words: noFlag }]),
    ...tickets.flatMap((ticket, index) => [
      ...ticketFlags.flatMap((key) => (isFlag(ticket[key]) ? [] : [{ path: ['tickets', index, key], words: noFlag }])),
      ...ticketTimes.flatMap((key) => (isTime(ticket[key]) ? [] : [{ path: ['tickets', index, key], words: noTime }])),
    ]),
    ...(isFlag(written['superUserToggle']) ? [] : [{ path: ['superUserToggle'], words: noFlag }]),
  ];
}
