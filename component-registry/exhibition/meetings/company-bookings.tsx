// Who has booked a company, for its staff: name, message, the address where it was given, and a way to cancel with a reason. Loaded for staff alone.
import { type ReactElement, type SubmitEvent, useState } from 'react';
import {
  Badge,
  Button,
  decideCancel,
  Dialog,
  EmptyState,
  Link,
  LONGEST_MEETING_TEXT,
  queryOfRequest,
  RequestState,
  showToast,
  Skeleton,
  TextField,
  useCall,
  useDataContext,
  useEvent,
  useHubChanges,
  useNow,
  useQuery,
  useTexts,
} from '#sdk';
import { cancelCompanyMeeting, type CompanyMeeting } from '#contract/meetings';
import { useBookingNews } from './booking-news.ts';
import { CompanyRequests } from './company-requests.tsx';
import { companyMeetingsRequest } from './data.ts';
import { OutlookLink } from './outlook-link.tsx';
import { refusalOf } from './refusal.ts';
import { meetingTexts } from './texts.ts';
import { useWhen, When } from './when.tsx';
import styles from './meetings.module.css';

export function CompanyBookings({ id, name, onChange }: { id: string; name: string; onChange: () => void }): ReactElement {
  const t = useTexts(meetingTexts);
  const bookings = useQuery({
    ...queryOfRequest(companyMeetingsRequest(useDataContext(), id)),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    retry: false,
  });
  useHubChanges('meetings', () => void bookings.refetch());
  const noteOwn = useBookingNews(bookings.data);
  const changed = (): void => {
    void bookings.refetch().then(({ data }) => noteOwn(data));
    onChange();
  };
  return (
    <section className={styles.mine} aria-label={t('bookingsOf', { name })}>
      <h3>{t('bookingsOf', { name })}</h3>
      <p className={styles.muted}>{t('forStaff', { name })}</p>
      <RequestState request={bookings} failed={t('failed')} retry={t('again')} loading={<Skeleton lines={4} />}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState sentence={t('noBookings')} />
          ) : (
            <ul role="list" className={styles.list}>
              {all.map((booking) => (
                <Booking key={booking.BookingId} booking={booking} company={id} onChange={changed} />
              ))}
            </ul>
          )
        }
      </RequestState>
      <CompanyRequests id={id} onChange={changed} />
    </section>
  );
}

function Booking({ booking, company, onChange }: { booking: CompanyMeeting; company: string; onChange: () => void }): ReactElement {
  const t = useTexts(meetingTexts);
  const now = useNow();
  const when = useWhen();
  const [isOpen, setOpen] = useState(false);
  const { Firstname, Surname, Email, Message, Topic, Place, State, Reason, Consent } = booking;
  const name = `${Firstname} ${Surname}`;
  const mayCancel = State !== 'cancelled' && decideCancel({ start: Date.parse(booking.StartDateTime) }, now).outcome === 'allow';
  return (
    <li className={styles.meeting} data-state={State}>
      <p className={styles.when}>
        <When meeting={booking} />
        {State === 'cancelled' && <Badge tone="warning">{t('stateCancelled')}</Badge>}
      </p>
      <h4 className={styles.name} dir="auto">
        {name}
      </h4>
      <p className={styles.facts}>
        {Topic && <span dir="auto">{Topic}</span>}
        {Place && <span>{Place}</span>}
        {Email === '' ? <span>{t('noEmail')}</span> : <Link to={`mailto:${Email}`}>{Email}</Link>}
      </p>
      {Message && (
        <p className={styles.message} dir="auto">
          {Message}
        </p>
      )}
      <p className={styles.muted}>{t('agreedTo', { words: Consent })}</p>
      {State === 'cancelled' && Reason && <p dir="auto">{t('reason', { reason: Reason })}</p>}
      {State === 'withdrawn' && <p className={styles.clash}>{t('notOffered')}</p>}
      {State !== 'cancelled' && (
        <div className={styles.actions} data-print="none">
          <OutlookLink booking={booking.BookingId} company={company} which={`${name}, ${when(booking)}`} />
          {mayCancel && (
            <Button size="small" data-needs="script" aria-label={`${t('cancel')}: ${name}`} onClick={() => setOpen(true)}>
              {t('cancel')}
            </Button>
          )}
        </div>
      )}
      {isOpen && <CancelForCompany booking={booking} company={company} name={name} onDone={onChange} onClose={() => setOpen(false)} />}
    </li>
  );
}

type CancelProps = { booking: CompanyMeeting; company: string; name: string; onDone: () => void; onClose: () => void };

function CancelForCompany({ booking, company, name, onDone, onClose }: CancelProps): ReactElement {
  const t = useTexts(meetingTexts);
  const { event, language } = useEvent();
  const call = useCall();
  const when = useWhen();
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const cancel = async (submitted: SubmitEvent): Promise<void> => {
    submitted.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const params = { eventid: event, id: company, bookingid: booking.BookingId, language };
    const answer = await call(cancelCompanyMeeting, params, { Reason: reason.trim() });
    setBusy(false);
    if (!answer.ok) return setFailure(t(refusalOf(answer).words));
    showToast({ id: 'meeting', text: t('cancelled'), tone: 'good' });
    onClose();
    onDone();
  };
  return (
    <Dialog open onClose={onClose} title={t('cancelQuestion', { name })} closeLabel={t('close')}>
      <form className={styles.form} onSubmit={(submitted) => void cancel(submitted)}>
        <p>{when(booking)}</p>
        <TextField
          label={t('reasonLabel', { name })}
          value={reason}
          onChange={setReason}
          maxLength={LONGEST_MEETING_TEXT}
          dir="auto"
          multiline
        />
        <p role="alert">{failure}</p>
        <Button type="submit" variant="primary" busy={isBusy}>
          {t('cancel')}
        </Button>
      </form>
    </Dialog>
  );
}
