// What can be done with the whole programme: add an appointment, take it along as calendar or on paper, clear it.
import {
  Button,
  buttonClass,
  calendarText,
  Dialog,
  leaveFor,
  personalEvents,
  showToast,
  sitePath,
  useCall,
  useEvent,
  useFavourites,
  useHref,
  useNow,
  useTexts,
} from '#sdk';
import { useId, useState } from 'react';
import type { OwnMeeting } from '#contract/meetings';
import { makePdfToken } from '#contract/personal-programme';
import type { Session } from '#contract/programme';
import { AddAppointment } from './appointment-form.tsx';
import { CalendarDialog } from './calendar-dialog.tsx';
import { ReminderChoice } from './reminder-choice.tsx';
import { ShareButton } from './share-button.tsx';
import { texts } from './texts.ts';
import fold from './tools.module.css';
import styles from './view.module.css';

type ToolsProps = { sessions: readonly Session[]; meetings: readonly OwnMeeting[]; isEmpty: boolean };

export function Tools({ sessions, meetings, isEmpty }: ToolsProps) {
  const t = useTexts(texts);
  const { isOnDevice } = useFavourites();
  const save = useProgrammeFile(sessions, meetings);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.tools} data-print="none">
      <AddAppointment />
      {!isEmpty && (
        <>
          <Button onClick={save}>{t('calendarFile')}</Button>
          {/* On a phone one's own day comes first: the rest opens on demand. */}
          <Button className={fold.more} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            {t('moreTools')}
          </Button>
          <div id={id} className={fold.rest} data-open={isOpen || undefined}>
            {!isOnDevice && <CalendarDialog />}
            {!isOnDevice && <ShareButton />}
            {!isOnDevice && <Pdf />}
            <Button onClick={() => window.print()}>{t('print')}</Button>
            <Clear />
            <ReminderChoice />
          </div>
        </>
      )}
    </div>
  );
}

/** As a PDF in two sizes; in the app by a token, for its downloads carry no cookie. */
function Pdf() {
  const t = useTexts(texts);
  const { event, language, container } = useEvent();
  const call = useCall();
  const href = useHref();
  const address = (format: string): string =>
    sitePath(`/api/Modules/DownloadPersonalProgram/?${new URLSearchParams({ eventid: event, language, format }).toString()}`);
  if (container === 'app') {
    const leave = async (format: string): Promise<void> => {
      const answer = await call(makePdfToken, { eventid: event });
      // In the app the address of a page has a query of its own.
      const to = new URL(sitePath(href('page:PdfDownloadPage') ?? '/'), window.location.href);
      to.searchParams.set('format', format);
      if (answer.ok) {
        to.searchParams.set('token', answer.reply.Token);
        leaveFor(to.href);
      } else showToast({ id: 'pdf-failed', text: t('failed'), tone: 'bad' });
    };
    return (
      <>
        <Button onClick={() => void leave('A4')}>{t('pdf')}</Button>
        <Button onClick={() => void leave('pocket')}>{t('pdfPocket')}</Button>
      </>
    );
  }
  return (
    <>
      <a href={address('A4')} download className={buttonClass()}>
        {t('pdf')}
      </a>
      <a href={address('pocket')} download className={buttonClass()}>
        {t('pdfPocket')}
      </a>
    </>
  );
}

/** Removes everything, after a question. */
function Clear() {
  const t = useTexts(texts);
  const { change } = useFavourites();
  const [isOpen, setOpen] = useState(false);
  const clear = (): void => {
    setOpen(false);
    void change({ kind: 'clear' }, { label: t('clear'), failed: t('notChanged') });
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('clear')}</Button>
      <Dialog
        open={isOpen}
        size="small"
        onClose={() => setOpen(false)}
        title={t('clearQuestion')}
        closeLabel={t('close')}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{t('cancel')}</Button>
            <Button variant="primary" onClick={clear}>
              {t('clear')}
            </Button>
          </>
        }
      >
        <p>{t('clearWhat')}</p>
      </Dialog>
    </>
  );
}

/** Downloads the `.ics` file; made on the device, so it works without network. */
function useProgrammeFile(sessions: readonly Session[], meetings: readonly OwnMeeting[]): () => void {
  const { session, presentation, appointments } = useFavourites();
  const { instance, shortname, name, language, version, timeZone } = useEvent();
  const now = useNow();
  const href = useHref();
  return () => {
    const address = (page: string, params: Record<string, string>): string =>
      new URL(sitePath(href(page, params) ?? ''), window.location.href).href;
    const chosen = { sessions: new Set(session), presentations: new Set(presentation), appointments, meetings };
    const events = personalEvents(sessions, chosen, {
      instance,
      event: shortname,
      eventName: name,
      venue: '',
      language,
      version,
      published: now,
      sessionUrl: (sessionId) => address('page:PagSessionDetailPage', { sessionId }),
      presentationUrl: (presentationId) => address('page:PagPresentationDetailPage', { presentationId }),
    });
    const file = URL.createObjectURL(
      new Blob([calendarText({ name, description: '', timeZone, events })], { type: 'text/calendar;charset=utf-8' }),
    );
    const link = Object.assign(document.createElement('a'), { href: file, download: `${shortname}-my-programme.ics` });
    link.click();
    // Some browsers read the file only after the click has been handled.
    setTimeout(() => URL.revokeObjectURL(file), 60_000);
  };
}
