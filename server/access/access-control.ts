// Access control: who a request is from and what they may see of an event; every answer about content passes it (A §5, §6).
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { People } from '../people/people.ts';
import type { PublishedEvent } from '../published/event.ts';
import { type Caller, visitor } from '../sessions/caller.ts';
import { sessionCookie } from '../sessions/cookies.ts';
import { type Access, everything, PREVIEW } from './access.ts';
import type { RequestsOf } from '../html/first-view.ts';
import { createJudge } from './access-class.ts';
import type { Previews } from './previews.ts';

export type AccessControl = {
  /** The caller of a request about an event; a visitor where the server stores no people. */
  callerOf: (request: FastifyRequest, event: PublishedEvent) => Promise<Caller>;
  /**
   * What they may see of it. `asFor` is the class the request names, '' for none: only `preview` is answered as a preview, so that who
   * previews and then looks as themselves sees their own content. Undefined for what carries no class (files): the cookie counts.
   */
  accessOf: (request: FastifyRequest, event: PublishedEvent, asFor?: string) => Promise<Access>;
  /** What everybody may see. */
  ofVisitors: (event: PublishedEvent) => Access;
  /** What a caller may see, preview or not. */
  ofCaller: (event: PublishedEvent, caller: Caller) => Access;
  /** Who may preview, and by which means. */
  previews: Previews;
  /** Whether the request carries a session of the event's instance, holding or not. */
  hasSession: (request: FastifyRequest, event: PublishedEvent) => boolean;
};

/** The dependencies of access control; without `people` everybody is a visitor and nobody previews. `isWritten`: its answers become files. */
type AccessControlParts = { people: People | undefined; clock: Clock; previews: Previews; requestsOf: RequestsOf; isWritten?: boolean };

/** Creates access control. `requestsOf` returns the requests of a page's placements. */
export function createAccessControl({ people, clock, previews, requestsOf, isWritten = false }: AccessControlParts): AccessControl {
  const judge = createJudge(requestsOf, isWritten);
  const isHttps = (request: FastifyRequest): boolean => request.protocol === 'https';
  const accessControl: AccessControl = {
    callerOf: async (request, event) => people?.callers.of(request, event) ?? visitor,
    async accessOf(request, event, asFor) {
      if (asFor === PREVIEW && previews.isHost(request)) return everything(PREVIEW);
      if ((asFor ?? PREVIEW) === PREVIEW && (await previews.holds(request, event))) return everything(PREVIEW);
      const access = judge(event, await accessControl.callerOf(request, event), clock.now());
      // A caller who sees everything may request as a preview does: the address is another one than that of visitors.
      return access.all && asFor === PREVIEW ? everything(PREVIEW) : access;
    },
    ofVisitors: (event) => judge(event, visitor, clock.now()),
    ofCaller: (event, caller) => judge(event, caller, clock.now()),
    previews,
    hasSession: (request, event) => request.cookies[sessionCookie(event.instance, isHttps(request))] !== undefined,
  };
  return accessControl;
}
