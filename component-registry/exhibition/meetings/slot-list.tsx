// Slots to book: a day after the other, each company with its times.
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { languageName, Link, useDates, useDayPattern, useEvent, useNow, useTexts, useUser, useZone, VisuallyHidden } from '#sdk';
import type { MeetingSlot } from '#contract/meetings';
import { hasBegun, offersByDay, type Offer } from './offers.ts';
import { meetingTexts } from './texts.ts';
import styles from './meetings.module.css';

const BookDialog = lazy(() => import('./book-dialog.tsx').then((code) => ({ default: code.BookDialog })));

type SlotListProps = {
  id: string;
  slots: readonly MeetingSlot[];
  level: 2 | 3;
  /** On the profile of the company: its name is there already. */
  ofCompany?: boolean;
  onChange: () => void;
};

/** `level` is that of the headings of days. */
export function SlotList({ id, slots, level, ofCompany = false, onChange }: SlotListProps): ReactElement {
  const dates = useDates('UTC');
  const pattern = useDayPattern();
  const zone = useZone();
  const [booking, setBooking] = useState<MeetingSlot>();
  const Heading = `h${level}` as const;
  const done = (): void => {
    setBooking(undefined);
    onChange();
  };
  return (
    <>
      {offersByDay(slots, zone).map(({ day, offers }) => (
        <section key={day} aria-labelledby={`${id}-${day}`} className={styles.day}>
          <Heading id={`${id}-${day}`} className={styles.dayName}>
            {dates.pattern(`${day}T12:00:00Z`, pattern)}
          </Heading>
          <ul role="list" className={styles.offers}>
            {offers.map((offer) => (
              <OfferItem key={offer.key} offer={offer} level={level} ofCompany={ofCompany} onBook={setBooking} />
            ))}
          </ul>
        </section>
      ))}
      {booking && (
        <Suspense>
          <BookDialog slot={booking} onDone={done} onStale={onChange} onClose={() => setBooking(undefined)} />
        </Suspense>
      )}
    </>
  );
}

type OfferProps = { offer: Offer; level: 2 | 3; ofCompany: boolean; onBook: (slot: MeetingSlot) => void };

function OfferItem({ offer: { slots }, level, ofCompany, onBook }: OfferProps): ReactElement {
  const t = useTexts(meetingTexts);
  const { languages } = useEvent();
  const { CompanyAccountId, CompanyName, Topic, Place, Language, IsOnline, Capacity } = slots[0]!;
  const Heading = `h${level === 2 ? 3 : 4}` as const;
  return (
    <li className={styles.offer}>
      <div>
        <Heading className={styles.name} dir={ofCompany ? 'auto' : undefined}>
          {ofCompany ? (
            Topic || CompanyName
          ) : (
            <Link to="page:ProfilePage" params={{ companyAccountId: CompanyAccountId }}>
              {CompanyName}
            </Link>
          )}
        </Heading>
        {Topic && !ofCompany && <p dir="auto">{Topic}</p>}
        <p className={styles.facts}>
          {Place && <span>{Place}</span>}
          {IsOnline && <span>{t('online')}</span>}
          {Language && <span>{languageName(Language, languages)}</span>}
          {Capacity > 1 && <span>{t('seats', { number: Capacity })}</span>}
        </p>
      </div>
      <ul role="list" className={styles.times}>
        {slots.map((slot) => (
          <li key={slot.Id}>
            <SlotTime slot={slot} onBook={onBook} />
          </li>
        ))}
      </ul>
    </li>
  );
}

const stateWords = {
  free: 'free',
  own: 'stateOwn',
  cancelled: 'stateCancelled',
  full: 'full',
  over: 'stateOver',
  signedOut: 'free',
  staff: 'free',
  access: 'stateAccess',
  enough: 'stateEnough',
} as const;

/** A time: to press where it can be booked, else with the word for why not. */
function SlotTime({ slot, onBook }: { slot: MeetingSlot; onBook: (slot: MeetingSlot) => void }): ReactElement {
  const t = useTexts(meetingTexts);
  const dates = useDates();
  const { preview } = useEvent();
  const { user } = useUser();
  const now = useNow();
  const { State, Free, Capacity, Clashes: clashes, CompanyName, Topic, StartDateTime, EndDateTime } = slot;
  const state = hasBegun(slot, now) && State !== 'own' ? 'over' : State === 'staff' && Free === 0 ? 'full' : State;
  const time = dates.timeRange(StartDateTime, EndDateTime);
  const word = state === 'free' && clashes.length > 0 ? t('stateClash') : t(stateWords[state]);
  const seats = Capacity > 1 && state !== 'over' && state !== 'full' && state !== 'cancelled' ? t('seatsFree', { number: Free }) : '';
  const content = (
    <>
      <span className={styles.time}>{dates.time(StartDateTime)}</span>{' '}
      <span className={styles.state}>{seats && state !== 'own' && clashes.length === 0 ? seats : word}</span>
    </>
  );
  if (state === 'free' && user && !preview)
    return (
      <button
        type="button"
        className={styles.slot}
        data-state={clashes.length > 0 ? 'clash' : 'free'}
        data-needs="script"
        onClick={() => onBook(slot)}
      >
        {content} <VisuallyHidden>{t('bookAt', { time, what: [CompanyName, Topic].filter(Boolean).join(', ') })}</VisuallyHidden>
      </button>
    );
  return (
    <span className={styles.slot} data-state={state}>
      {content}
    </span>
  );
}
