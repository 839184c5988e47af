// Reads a pasted persona: the shape of `Principal`, every fault reported with its place.
import { parseTime } from '../clock/zone.ts';
import type { Principal } from '../rules/principal.ts';
import type { Ticket } from '../rules/ticket.ts';

export type ReadPrincipal = { principal: Principal } | { problems: string[] };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads JSON text. Unknown keys are kept, as in `foyer explain --as`; missing ones get the values of a visitor. */
export function readPrincipal(text: string): ReadPrincipal {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { problems: [`This is not JSON: ${(error as SyntaxError).message}`] };
  }
  if (!isObject(value)) return { problems: ['A persona is an object, for example {"user": {"UserId": 7}}'] };
  const problems: string[] = [];
  const wrong = (pointer: string, wanted: string): void => void problems.push(`${pointer}: ${wanted}`);
  const principal: Principal = {
    ...value,
    user: readUser(value['user'], wrong),
    tickets: readTickets(value['tickets'], wrong),
    superUserToggle: flag(value['superUserToggle'], '/superUserToggle', wrong),
    previewTicketType: words(value['previewTicketType'], '/previewTicketType', wrong),
  };
  return problems.length ? { problems } : { principal };
}

type Wrong = (pointer: string, wanted: string) => void;

function readUser(user: unknown, wrong: Wrong): Principal['user'] {
  if (user === undefined || user === null) return null;
  if (!isObject(user)) {
    wrong('/user', 'null or an object with UserId is expected');
    return null;
  }
  const { UserId } = user;
  if (typeof UserId !== 'string' && typeof UserId !== 'number') wrong('/user/UserId', 'a number or text is expected');
  const validUntil = words(user['validUntil'], '/user/validUntil', wrong);
  if (validUntil !== '' && parseTime(validUntil) === undefined) wrong('/user/validUntil', 'an ISO 8601 instant is expected');
  optionalFlag(user['HealthCareProfessional'], '/user/HealthCareProfessional', wrong);
  return { ...user, UserId: UserId as string | number, validUntil };
}

function readTickets(tickets: unknown, wrong: Wrong): readonly Ticket[] {
  if (tickets === undefined) return [];
  if (!Array.isArray(tickets)) {
    wrong('/tickets', 'a list is expected');
    return [];
  }
  return tickets.flatMap((ticket: unknown, index): Ticket[] => {
    const at = `/tickets/${index}`;
    if (!isObject(ticket)) {
      wrong(at, 'an object with IsValid, IsPayed and TicketTypeName is expected');
      return [];
    }
    for (const key of ['ParticipantTypeValid', 'EnableHCP']) optionalFlag(ticket[key], `${at}/${key}`, wrong);
    for (const key of ['TicketFrom', 'TicketTo']) optionalTime(ticket[key], `${at}/${key}`, wrong);
    // Text such as "true" is not true: flags count only as booleans (A §3).
    return [
      {
        ...ticket,
        IsValid: flag(ticket['IsValid'] ?? null, `${at}/IsValid`, wrong),
        IsPayed: flag(ticket['IsPayed'] ?? null, `${at}/IsPayed`, wrong),
        TicketTypeName: words(ticket['TicketTypeName'], `${at}/TicketTypeName`, wrong),
      },
    ];
  });
}

function flag(value: unknown, pointer: string, wrong: Wrong): boolean {
  if (value !== undefined && typeof value !== 'boolean') wrong(pointer, 'true or false is expected');
  return value === true;
}

/** A flag that may be missing or null; kept as written, and only `true` counts (R18). */
function optionalFlag(value: unknown, pointer: string, wrong: Wrong): void {
  if (value !== null) flag(value, pointer, wrong);
}

/** A time that may be missing, null or empty: then it is open (R2). */
function optionalTime(value: unknown, pointer: string, wrong: Wrong): void {
  const time = value === null ? '' : words(value, pointer, wrong);
  if (time !== '' && parseTime(time) === undefined) wrong(pointer, 'an ISO 8601 time is expected');
}

function words(value: unknown, pointer: string, wrong: Wrong): string {
  if (value !== undefined && typeof value !== 'string') wrong(pointer, 'text is expected');
  return typeof value === 'string' ? value : '';
}
