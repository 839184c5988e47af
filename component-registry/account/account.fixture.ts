// For tests of account screens: a server that remembers what it was sent, a browser that goes nowhere, and a judge of the markup.
import axe from 'axe-core';
import { vi } from 'vitest';
import { leaving } from './screen/leaving.ts';

/** A call as the server saw it. */
export type Seen = { path: string; query: Record<string, string>; body: unknown };
/** What a path answers: a value, or a function of the call (and of how many came before). */
export type Reply = object | ((seen: Seen, before: number) => unknown);

/** An error of the server. */
export const refused =
  (status: number, code = 'refused', field?: string) =>
  (): Response =>
    Response.json({ error: { code, message: 'No.', requestId: '1', ...(field && { field }) } }, { status });
/** No answer at all. */
export const silent = (): Promise<never> => Promise.reject(new TypeError('no connection'));

/** Answers for `renderView`; `seen` holds every call to one of these paths, in order. */
export function server(table: Readonly<Record<string, Reply>>) {
  const seen: Seen[] = [];
  const answers = Object.fromEntries(
    Object.entries(table).map(([path, reply]) => [
      path,
      (address: string, init?: RequestInit): unknown => {
        const before = seen.filter((one) => one.path === path).length;
        const query = Object.fromEntries(new URLSearchParams(address.split('?')[1] ?? ''));
        const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
        const one = { path, query, body };
        seen.push(one);
        return typeof reply === 'function' ? (reply as (seen: Seen, before: number) => unknown)(one, before) : reply;
      },
    ]),
  );
  return { answers, seen, calls: () => seen.map(({ path }) => path) };
}

/** Where the browser would have gone. */
export function watchLeaving(): string[] {
  const places: string[] = [];
  vi.spyOn(leaving, 'to').mockImplementation((url) => places.push(url) > 0);
  return places;
}

/** What axe finds wrong; colours need a browser that paints. */
export async function faults(root: Element): Promise<string[]> {
  const { violations } = await axe.run(root, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** Path of `whoAmI`. */
export const ME = '/api/Session/Me';

/** A user as the session has them. */
export const user = {
  UserId: '7',
  Firstname: 'Mira',
  Surname: 'Öz',
  Email: 'mira@example.org',
  ProfilePicturePath: '',
  validUntil: '2027-05-03T20:00:00Z',
  uuid: 'u',
  hasTicket: false,
  HealthCareProfessional: null,
};

/** What `whoAmI` answers. */
export const me = (User: object | null, Tickets: object[] = []) => ({
  User,
  Tickets,
  TicketStatus: 200,
  AccessOnDays: null,
  FormComplete: true,
  TermsDue: [],
  MayBeSuperUser: false,
  AccessClass: '',
  NextChangeAt: null,
});
