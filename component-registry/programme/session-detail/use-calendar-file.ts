// Gives the visitor the calendar file of a session.
import { useEvent, useHref, useNow } from '#sdk';
import type { Session } from '#contract/programme';
import { calendarFile } from '../calendar-file.ts';
import { nameOf, speakersOfSession } from '../people.ts';

/** A function that downloads the `.ics` file; made on the device, so it works without network. */
export function useCalendarFile(session: Session): () => void {
  const { instance, shortname, name, language } = useEvent();
  const now = useNow();
  const href = useHref()('page:PagSessionDetailPage', { sessionId: session.Id }) ?? '';
  return () => {
    if (session.StartDateTime === null) return;
    const people = new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(speakersOfSession(session).map(nameOf));
    const text = calendarFile({
      uid: `${session.Id}@${shortname}.${instance}`,
      start: session.StartDateTime,
      end: session.EndDateTime ?? session.StartDateTime,
      title: session.Name,
      place: session.RoomName,
      description: [session.Subtitle, people, name].filter((line) => line !== '').join('\n'),
      url: new URL(href, window.location.href).href,
      now,
    });
    save(text, `${fileName(session)}.ics`);
  };
}

/** A name every file system takes. */
const fileName = ({ Name, Id }: Session): string =>
  Name.normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60) || Id;

function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
