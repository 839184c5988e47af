// The app document: everything an event configures that is no page (A §3 App configuration), put together from its topics.
import * as z from 'zod';
import { versioned } from './envelope.ts';
import { bannerKeys } from './app/banners.ts';
import { consentKeys } from './app/consent.ts';
import { eventKeys } from './app/event.ts';
import { noteKeys } from './app/notes.ts';
import { notificationKeys } from './app/notifications.ts';
import { overlayKeys } from './app/overlays.ts';
import { programmeKeys } from './app/programme.ts';
import { shellKeys } from './app/shell.ts';
import { signInKeys } from './app/sign-in.ts';
import { visitorKeys } from './app/visitors.ts';
import { widgetKeys } from './app/widgets.ts';

/** Keys of the app document by topic; the printed reference is grouped by it. */
export const appTopics = {
  Event: eventKeys,
  'Page shell': shellKeys,
  'Sign-in': signInKeys,
  'Visitors and guards': visitorKeys,
  'Programme and exhibition': programmeKeys,
  Banners: bannerKeys,
  Notifications: notificationKeys,
  'Notes, comments and ratings': noteKeys,
  Widgets: widgetKeys,
  'Consent and measurement': consentKeys,
  Overlays: overlayKeys,
} as const;

/** The app document. A key it does not know is kept. */
export const app = z.looseObject({
  ...versioned('app'),
  ...eventKeys,
  ...shellKeys,
  ...signInKeys,
  ...visitorKeys,
  ...programmeKeys,
  ...bannerKeys,
  ...notificationKeys,
  ...noteKeys,
  ...widgetKeys,
  ...consentKeys,
  ...overlayKeys,
});
/** The app document with its defaults filled in. */
export type App = z.infer<typeof app>;
