// Registering for the event: tickets for everybody, the form for the signed-in, and what they have registered for.
import { lazy, type ReactElement, Suspense } from 'react';
import { getRegistration } from '#contract/registration';
import type { RegistrationOverview } from '#contract/registration-shapes';
import {
  buttonClass,
  EmptyState,
  framed,
  Link,
  query,
  RequestState,
  Skeleton,
  SkeletonArea,
  useAddress,
  useDates,
  useEvent,
  useQuery,
  useTexts,
  useUser,
  type ViewProps,
} from '#sdk';
import { accountWords } from '../form/words.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import { OfferedTickets } from './ticket-list.tsx';
import styles from './view.module.css';

const RegistrationForm = lazy(() => import('./registration-form.tsx').then((code) => ({ default: code.RegistrationForm })));
const OwnRegistrationView = lazy(() => import('./own-registration.tsx').then((code) => ({ default: code.OwnRegistrationView })));

export default function Registration({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const word = useTexts(accountWords);
  const { event, language } = useEvent();
  const { hasAccounts } = useUser();
  const request = useQuery({ ...query(getRegistration, { eventid: event, language }), enabled: hasAccounts });
  const loading = (
    <SkeletonArea label={t('tickets')}>
      <Skeleton lines={6} />
    </SkeletonArea>
  );
  return (
    <section {...framed(frame, styles.root)} aria-label={t('title')}>
      {hasAccounts ? (
        <RequestState request={request} failed={t('failed')} retry={word('tryAgain')} loading={loading}>
          {(overview) => (
            <Suspense fallback={loading}>
              <Loaded overview={overview} isList={props.show === 'tickets'} onChanged={() => void request.refetch()} />
            </Suspense>
          )}
        </RequestState>
      ) : (
        <Nothing />
      )}
    </section>
  );
}

const active = new Set(['pending', 'confirmed', 'waiting', 'offered']);

type LoadedProps = { overview: RegistrationOverview; isList: boolean; onChanged: () => void };

function Loaded({ overview, isList, onChanged }: LoadedProps): ReactElement {
  const { preview } = useEvent();
  const { user } = useUser();
  // A preview shows what everybody sees: nobody registers in it.
  const own = user === null || preview ? null : overview.Registration;
  if (own && !isList && (active.has(own.State) || (own.State === 'expired' && own.IsPaid)))
    return <OwnRegistrationView overview={overview} own={own} onChanged={onChanged} />;
  if (overview.Tickets.length === 0) return <Nothing />;
  return (
    <>
      {own && !isList && <Ended state={own.State} name={own.TicketName} isPaid={own.IsPaid && own.Price > 0} />}
      <Dates overview={overview} />
      {isList || user === null || preview || !overview.IsOpen ? (
        <>
          <OfferedTickets overview={overview} />
          {overview.IsOpen && <WaysOn isList={isList} isVisitor={user === null} />}
        </>
      ) : (
        <RegistrationForm overview={overview} onChanged={onChanged} />
      )}
    </>
  );
}

function Nothing(): ReactElement {
  const t = useTexts(texts);
  return (
    <EmptyState
      sentence={t('nothing')}
      action={
        <Link to="page:contact" className={buttonClass()}>
          {t('toContact')}
        </Link>
      }
    />
  );
}

/** What became of the last one, above the form for another. */
function Ended({ state, name, isPaid }: { state: string; name: string; isPaid: boolean }): ReactElement {
  const t = useTexts(texts);
  return (
    <p className={styles.note} role="status">
      {t(state === 'cancelled' ? 'wasCancelled' : 'hasExpired', { ticket: name })}
      {state === 'cancelled' && isPaid && ` ${t('paidBack')}`}
    </p>
  );
}

/** From when and until when people can register. */
function Dates({ overview: { IsOpen, OpensAt, ClosesAt } }: { overview: RegistrationOverview }): ReactElement | null {
  const t = useTexts(texts);
  const dates = useDates();
  const said = (at: string): string => dates.withTime(dates.longDate(at), dates.time(at));
  if (!IsOpen) return <p className={styles.note}>{OpensAt ? t('opens', { date: said(OpensAt) }) : t('closed')}</p>;
  return ClosesAt ? <p className={styles.muted}>{t('closes', { date: said(ClosesAt) })}</p> : null;
}

function WaysOn({ isList, isVisitor }: { isList: boolean; isVisitor: boolean }): ReactElement {
  const t = useTexts(texts);
  const here = new URLSearchParams({ returnUrl: useAddress() }).toString();
  const main = buttonClass({ variant: 'primary', size: 'large' });
  if (isList || !isVisitor)
    return (
      <p className={styles.actions}>
        <Link to="page:RegistrationPage" className={main}>
          {t('toForm')}
        </Link>
      </p>
    );
  return (
    <div className={styles.part}>
      <p>{t('accountNeeded')}</p>
      <p className={styles.actions}>
        <Link to={`page:LoginPage?${here}`} className={main}>
          {t('signIn')}
        </Link>
        <Link to={`page:CreateAccountPage?${here}`} className={buttonClass({ size: 'large' })}>
          {t('createAccount')}
        </Link>
      </p>
    </div>
  );
}
