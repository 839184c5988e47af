// Gives the visitor the calendar file of a session.
import { calendarText, sessionEvent, sitePath, useEvent, useHref, useNow } from '#sdk';
import type { Session } from '#contract/programme';

/** A function that downloads the `.ics` file; made on the device, so it works without network. */
export function useCalendarFile(session: Session): () => void {
  const { instance, shortname, name, language, version, timeZone } = useEvent();
  const now = useNow();
  const href = useHref()('page:PagSessionDetailPage', { sessionId: session.Id }) ?? '';
  return () => {
    const event = sessionEvent(session, {
      instance,
      event: shortname,
      eventName: name,
      venue: '',
      language,
      version,
      published: now,
      url: new URL(sitePath(href), window.location.href).href,
    });
    if (event) save(calendarText({ name: '', description: '', timeZone, events: [event] }), `${calendarFileName(session)}.ics`);
  };
}

/** A file name that is valid on every file system. */
export const calendarFileName = ({ Name, Id }: Pick<Session, 'Name' | 'Id'>): string =>
  // Accents stay with their letters: `ä`, and marks of scripts that have no letter for both.
  Array.from(Name.normalize('NFKC').replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-'))
    .slice(0, 60)
    .join('')
    .replaceAll(/^-|-$/g, '') || Id;

function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
