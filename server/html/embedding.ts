// Who may show the pages of an event in a frame: the sites it names, else those the server allows.
import { oncePer } from '../../src/base/once-per.ts';
import { app } from '../../src/model/documents/app.ts';
import type { SecurityOptions } from '../http/security-headers.ts';
import type { PublishedEvent } from '../published/event.ts';

/** Origins by event; reading a document takes longer than the rest of an answer. */
const originsOf = oncePer((event: PublishedEvent) => event.documents.read('app', app).embedOrigins);

/** The security options of an event's pages. An event that names who may embed it (`embedOrigins`) excludes all others. */
export function securityOf(event: PublishedEvent, security: SecurityOptions): SecurityOptions {
  const frameAncestors = originsOf(event);
  return frameAncestors.length > 0 ? { ...security, frameAncestors } : security;
}
