// The gate: who a request is from and what they may see of an event; every answer about content passes it (A §5, §6).
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { People } from '../people/people.ts';
import type { PublishedEvent } from '../published/event.ts';
import { type Caller, visitor } from '../sessions/caller.ts';
import { previewCookie, sessionCookie } from '../sessions/cookies.ts';
import { type Access, everything, PREVIEW } from './access.ts';
import { accessOf } from './access-class.ts';
import { isPreviewHost, type PreviewDoor } from './preview-host.ts';
import { signPreviewLink, verifyPreviewLink, type PreviewLink } from './preview-links.ts';

export type Gate = {
  /** Who asks about an event; a visitor where the server keeps no people. */
  callerOf: (request: FastifyRequest, event: PublishedEvent) => Promise<Caller>;
  /**
   * What they may see of it. `asFor` is the class the request names, '' for none: only `preview` is answered as a preview, so that who
   * previews and then looks with their own eyes sees what is theirs. Undefined for what carries no class (files): the cookie counts.
   */
  accessOf: (request: FastifyRequest, event: PublishedEvent, asFor?: string) => Promise<Access>;
  /** What everybody may see. */
  ofVisitors: (event: PublishedEvent) => Access;
  /** The preview link of a text, if it holds for the event. */
  link: (text: string, event: PublishedEvent) => Promise<PreviewLink | undefined>;
  /** Signs a link; undefined where the server keeps no keys. */
  sign: (link: PreviewLink) => Promise<string | undefined>;
  /** Whether everybody may preview who comes to this host. */
  isPreviewHost: (request: FastifyRequest) => boolean;
  /** Whether the request carries a session of the event's instance, holding or not. */
  hasSession: (request: FastifyRequest, event: PublishedEvent) => boolean;
};

/** Makes the gate; without `people` everybody is a visitor and nobody previews. */
export function createGate({ people, clock, door }: { people: People | undefined; clock: Clock; door: PreviewDoor }): Gate {
  const isHttps = (request: FastifyRequest): boolean => request.protocol === 'https';
  const link: Gate['link'] = async (text, event) =>
    people && verifyPreviewLink(await people.keys('preview-links'), text, { event: event.shortName, now: clock.now() });
  const linkKept = (request: FastifyRequest, event: PublishedEvent): string | undefined =>
    people && request.cookies[previewCookie(event.instance, isHttps(request))];
  const mayPreviewHere = (request: FastifyRequest, asFor: string | undefined): boolean =>
    people !== undefined && asFor === PREVIEW && isPreviewHost(request, door);
  const gate: Gate = {
    callerOf: async (request, event) => people?.callers.of(request, event) ?? visitor,
    async accessOf(request, event, asFor) {
      const kept = (asFor ?? PREVIEW) === PREVIEW ? linkKept(request, event) : undefined;
      if (mayPreviewHere(request, asFor) || (kept && (await link(kept, event)))) return everything(PREVIEW);
      const access = accessOf(event, await gate.callerOf(request, event), clock.now());
      // Who sees everything may ask as a preview does: the address is another one than that of visitors.
      return access.all && asFor === PREVIEW ? everything(PREVIEW) : access;
    },
    ofVisitors: (event) => accessOf(event, visitor, clock.now()),
    link,
    sign: async (asked) => people && signPreviewLink(await people.keys('preview-links'), asked),
    isPreviewHost: (request) => people !== undefined && isPreviewHost(request, door),
    hasSession: (request, event) => request.cookies[sessionCookie(event.instance, isHttps(request))] !== undefined,
  };
  return gate;
}
