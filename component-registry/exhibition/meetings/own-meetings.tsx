// The reader's own meetings: when and where, with the calendar file, move and cancel; and what a company has cancelled.
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { Badge, Button, buttonClass, decideCancel, Link, showToast, useCall, useDates, useEvent, useNow, useTexts } from '#sdk';
import { cancelMeeting, type OwnMeeting } from '#contract/meetings';
import { CancelMeeting } from './cancel-meeting.tsx';
import { Clashes } from './clashes.tsx';
import { OutlookLink } from './outlook-link.tsx';
import { meetingTexts } from './texts.ts';
import { useWhen, When } from './when.tsx';
import styles from './meetings.module.css';

const MoveDialog = lazy(() => import('./move-dialog.tsx').then((code) => ({ default: code.MoveDialog })));

type OwnProps = { meetings: readonly OwnMeeting[]; level: 2 | 3; onChange: () => void };

/** Those to come and under way; nothing where there are none. */
export function OwnMeetings({ meetings, level, onChange }: OwnProps): ReactElement | null {
  const t = useTexts(meetingTexts);
  const now = useNow();
  const shown = meetings.filter(({ EndDateTime }) => Date.parse(EndDateTime) > now);
  const Heading = `h${level}` as const;
  if (shown.length === 0) return null;
  return (
    <section aria-label={t('mine')} className={styles.mine}>
      <Heading>{t('mine')}</Heading>
      <ul role="list" className={styles.list}>
        {shown.map((meeting) => (
          <Meeting key={meeting.BookingId} meeting={meeting} level={level} onChange={onChange} />
        ))}
      </ul>
    </section>
  );
}

function Meeting({ meeting, level, onChange }: { meeting: OwnMeeting; level: 2 | 3; onChange: () => void }): ReactElement {
  const t = useTexts(meetingTexts);
  const when = useWhen();
  const dates = useDates();
  const { CompanyName: name, CompanyAccountId, Topic, Place, Url, State, Reason, WasAt, Firstname, Surname, Email, Message } = meeting;
  const Heading = `h${level === 2 ? 3 : 4}` as const;
  const shownName = name || CompanyAccountId;
  return (
    <li className={styles.meeting} data-state={State}>
      <p className={styles.when}>
        <When meeting={meeting} />
        {State === 'cancelled' && <Badge tone="warning">{t('stateCancelled')}</Badge>}
      </p>
      <Heading className={styles.name}>
        {name === '' ? (
          shownName
        ) : (
          <Link to="page:ProfilePage" params={{ companyAccountId: CompanyAccountId }}>
            {name}
          </Link>
        )}
      </Heading>
      {Topic && <p dir="auto">{Topic}</p>}
      {Place && <p className={styles.facts}>{Place}</p>}
      {State === 'booked' && (
        <p className={styles.muted}>
          {t('given', { name: shownName, details: [`${Firstname} ${Surname}`, Email, Message].filter(Boolean).join(', ') })}
        </p>
      )}
      {WasAt && <p className={styles.clash}>{t('wasAt', { time: dates.withTime(dates.shortDate(WasAt), dates.time(WasAt)) })}</p>}
      {State === 'cancelled' && (
        <p>
          {t('companyCancelled', { name: shownName })} {Reason && <span dir="auto">{t('reason', { reason: Reason })}</span>}
        </p>
      )}
      {State === 'withdrawn' && <p className={styles.clash}>{t('withdrawn', { name: shownName })}</p>}
      <Clashes Clashes={meeting.Clashes} />
      <div className={styles.actions} data-print="none">
        {State === 'cancelled' ? (
          <Dismiss meeting={meeting} label={`${t('understood')}: ${shownName}, ${when(meeting)}`} onDone={onChange} />
        ) : (
          <Actions meeting={meeting} url={Url} onChange={onChange} />
        )}
      </div>
    </li>
  );
}

function Actions({ meeting, url, onChange }: { meeting: OwnMeeting; url: string; onChange: () => void }): ReactElement {
  const t = useTexts(meetingTexts);
  const when = useWhen();
  const now = useNow();
  const event = useEvent();
  const [isMoving, setMoving] = useState(false);
  const which = `${meeting.CompanyName || meeting.CompanyAccountId}, ${when(meeting)}`;
  const mayCancel = decideCancel({ start: Date.parse(meeting.StartDateTime) }, now).outcome === 'allow';
  const save = (): void =>
    void import('./meeting-file.ts').then(
      ({ saveMeeting }) => saveMeeting(meeting, event, now),
      () => showToast({ id: 'meeting', text: t('didNotWork'), tone: 'bad' }),
    );
  return (
    <>
      {url && (
        <Link to={url} className={buttonClass({ variant: 'primary', size: 'small' })} aria-label={`${t('join')}: ${which}`}>
          {t('join')}
        </Link>
      )}
      <Button size="small" data-needs="script" aria-label={`${t('calendar')}: ${which}`} onClick={save}>
        {t('calendar')}
      </Button>
      <OutlookLink booking={meeting.BookingId} which={which} />
      {mayCancel && meeting.State === 'booked' && (
        <Button size="small" data-needs="script" aria-label={`${t('move')}: ${which}`} onClick={() => setMoving(true)}>
          {t('move')}
        </Button>
      )}
      {(mayCancel || meeting.State === 'withdrawn') && <CancelMeeting meeting={meeting} which={which} onDone={onChange} />}
      {isMoving && (
        <Suspense>
          <MoveDialog
            meeting={meeting}
            onDone={() => {
              setMoving(false);
              onChange();
            }}
            onClose={() => setMoving(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function Dismiss({ meeting, label, onDone }: { meeting: OwnMeeting; label: string; onDone: () => void }): ReactElement {
  const t = useTexts(meetingTexts);
  const { event } = useEvent();
  const call = useCall();
  const [isBusy, setBusy] = useState(false);
  const dismiss = async (): Promise<void> => {
    setBusy(true);
    const answer = await call(cancelMeeting, { eventid: event, slotid: meeting.SlotId });
    setBusy(false);
    if (answer.ok) onDone();
    else showToast({ id: 'meeting', text: t('didNotWork'), tone: 'bad' });
  };
  return (
    <Button size="small" data-needs="script" busy={isBusy} aria-label={label} onClick={() => void dismiss()}>
      {t('understood')}
    </Button>
  );
}
