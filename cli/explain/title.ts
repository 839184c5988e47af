// The line above an explanation: what is explained, for whom, in what, and when.
import { localWords } from './event-time.ts';
import type { Opened } from './opened.ts';

/** `kardia/kardia2027 HomePage · attendee · browser · en-GB · Mon 2027-05-03 09:00 +02:00 (Europe/Berlin)`. */
export function titleOf({ event, persona, container, now }: Opened, what: string, withoutTime = false): string {
  const when = withoutTime ? event.timeZone : `${localWords(now, event.timeZone)} (${event.timeZone})`;
  return [`${event.folder.instance}/${event.folder.event} ${what}`, persona.name, container, event.language, when].join(' · ');
}
