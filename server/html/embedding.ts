// What the pages of an event may do beyond those of others: who may show them in a frame, which services measure them, and from which hosts streams, fonts and frames come.
import { oncePer } from '../../src/base/once-per.ts';
import { analyticsOrigins, analyticsSettings } from '../../src/model/analytics-settings.ts';
import { app } from '../../src/model/documents/app.ts';
import { fontKitOf } from '../../src/model/font-kit.ts';
import type { SecurityOptions } from '../http/security-headers.ts';
import type { PublishedEvent } from '../published/event.ts';
import { frameOrigins } from './frame-origins.ts';
import { apiBase } from './services.ts';

/** What an event asks for; reading a document takes longer than the rest of an answer. */
const askedOf = oncePer((event: PublishedEvent) => {
  const { embedOrigins, streamHosts, frameHosts, ...others } = event.documents.read('app', app);
  const { dataInsight } = event.instanceDocument;
  const analytics = analyticsOrigins(analyticsSettings(others, typeof dataInsight === 'string' ? dataInsight : ''));
  const streams = streamHosts.map((host) => `https://${host}`);
  const fonts = fontKitOf(others)?.origins ?? [];
  // What another API answers is not known here.
  const frames = apiBase(event.instanceDocument) === '' ? frameOrigins(event, frameHosts) : ['https:'];
  return { embedOrigins, analytics: { ...analytics, calls: [...analytics.calls, ...streams] }, fonts, frames };
});

/** The security options of an event's pages. An event that names who may embed it (`embedOrigins`) excludes all others. */
export function securityOf(event: PublishedEvent, security: SecurityOptions): SecurityOptions {
  const { embedOrigins, analytics, fonts, frames } = askedOf(event);
  return { ...security, analytics, fonts, frames, ...(embedOrigins.length > 0 && { frameAncestors: embedOrigins }) };
}
