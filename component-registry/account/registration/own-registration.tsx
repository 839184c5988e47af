// The own registration as it is: the ticket with its code, a payment that is due, a place on the waiting list, an offer.
import { lazy, type ReactElement, Suspense, useEffect, useRef, useState } from 'react';
import { acceptOffer, cancelRegistration, payRegistration } from '#contract/registration';
import type { OwnRegistration, RegistrationOverview } from '#contract/registration-shapes';
import {
  Button,
  buttonClass,
  type CallResult,
  Dialog,
  Link,
  money,
  useCalendarLinks,
  useCall,
  useDates,
  useEvent,
  useQueryState,
  useRenewViewer,
  useTexts,
} from '#sdk';
import { accountWords } from '../form/words.ts';
import { leaving } from '../screen/leaving.ts';
import { Note } from '../screen/note.tsx';
import { texts } from './texts.ts';
import styles from './view.module.css';

const TicketCode = lazy(() => import('./ticket-code.tsx').then((code) => ({ default: code.TicketCode })));

type OwnProps = { overview: RegistrationOverview; own: OwnRegistration; onChanged: () => void };

export function OwnRegistrationView({ overview, own, onChanged }: OwnProps): ReactElement {
  const t = useTexts(texts);
  const dates = useDates();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(own.State);
  // The form that stood here is gone: what became of it is read.
  useEffect(() => {
    if (shown.current !== own.State) heading.current?.focus();
    shown.current = own.State;
  }, [own.State]);
  const until = own.HeldUntil ? dates.withTime(dates.longDate(own.HeldUntil), dates.time(own.HeldUntil)) : '';
  return (
    <div className={styles.part}>
      <PaymentNote own={own} />
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {t(`state_${own.State}`)}
      </h2>
      {own.State === 'expired' && <p>{t('paidLate')}</p>}
      {own.State === 'waiting' && <p>{t('waitingPlace', { place: own.WaitingPlace ?? 0 })}</p>}
      {own.State === 'offered' && <p>{t('offeredUntil', { date: until })}</p>}
      {own.State === 'pending' && <p>{t('payUntil', { date: until })}</p>}
      {own.State === 'confirmed' && !own.HasTicket && <p>{t('ticketAfterPayment')}</p>}
      <div className={styles.own}>
        <Facts own={own} note={overview.Note} />
        {own.HasTicket && (
          <Suspense fallback={<div className={styles.code} />}>
            <TicketCode number={own.Number} label={t('code')} />
          </Suspense>
        )}
      </div>
      <Actions own={own} onChanged={onChanged} isTest={overview.IsTest} />
    </div>
  );
}

/** What came back from the payment. */
function PaymentNote({ own }: { own: OwnRegistration }): ReactElement | null {
  const t = useTexts(texts);
  const [payment] = useQueryState('payment');
  if (payment === 'paid' && own.IsPaid) return <Note tone="success">{t('paidNow')}</Note>;
  if (own.State === 'pending' && (payment === 'failed' || payment === 'cancelled'))
    return <Note tone="warning">{t(payment === 'failed' ? 'paymentFailed' : 'paymentCancelled')}</Note>;
  return null;
}

function Facts({ own, note }: { own: OwnRegistration; note: string }): ReactElement {
  const t = useTexts(texts);
  const { language } = useEvent();
  const facts: [label: string, value: string, isCode?: boolean][] = [
    [t('ticket'), own.TicketName],
    [t('number'), own.Number, true],
    [t('price'), own.Price === 0 ? t('free') : money(language, own.Price, own.Currency)],
    [t('paymentState'), own.State === 'confirmed' && own.Price > 0 ? t(own.IsPaid ? 'paid' : 'unpaid') : ''],
    [t('invoiceNumber'), own.InvoiceNumber, true],
    [t('invoiceAddress'), own.InvoiceAddress],
    [t('howToPay'), own.HowToPay],
  ];
  return (
    <div className={styles.part}>
      <dl className={styles.list}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value, isCode]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd dir={isCode ? 'ltr' : 'auto'}>{value}</dd>
            </div>
          ))}
      </dl>
      {own.Price > 0 && note !== '' && <p className={styles.muted}>{note}</p>}
    </div>
  );
}

function Actions({ own, onChanged, isTest }: Pick<OwnProps, 'own' | 'onChanged'> & { isTest: boolean }): ReactElement {
  const t = useTexts(texts);
  const word = useTexts(accountWords);
  const call = useCall();
  const renew = useRenewViewer();
  const { event, language } = useEvent();
  const { file } = useCalendarLinks();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [isAsking, setAsking] = useState(false);
  const place = { eventid: event, language };
  const run = async (change: () => Promise<CallResult<{ PaymentUrl?: string; Registration?: OwnRegistration }>>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setFailure('');
    const answer = await change();
    if (answer.ok && answer.reply.PaymentUrl && leaving.to(answer.reply.PaymentUrl)) return;
    setBusy(false);
    setAsking(false);
    const reasons: Readonly<Record<string, string>> = {
      'price-changed': t('priceChanged'),
      'offer-over': t('offerOver'),
      closed: t('offerOver'),
      'no-cancelling': t('noCancelling'),
      'too-many': word('tooMany'),
    };
    if (!answer.ok) setFailure(reasons[answer.code] ?? word('noAnswer'));
    else await renew();
    onChanged();
  };
  const ticket = `/api/Core/UserDocument?${new URLSearchParams({ eventid: event, id: 'ticket', language })}`;
  const cancelWords = own.State === 'offered' ? t('decline') : own.State === 'waiting' ? t('leaveList') : t('cancel');
  return (
    <>
      <div className={styles.actions}>
        {own.State === 'offered' && (
          <Button
            variant="primary"
            busy={busy}
            onClick={() => void run(() => call(acceptOffer, place, { Number: own.Number, Price: own.Price }))}
          >
            {t('accept')}
          </Button>
        )}
        {own.State === 'pending' && (
          <Button variant="primary" busy={busy} onClick={() => void run(() => call(payRegistration, place, { Number: own.Number }))}>
            {t('pay')}
          </Button>
        )}
        {own.HasTicket && (
          <>
            <Link to="page:PagSearchPage" className={buttonClass({ variant: 'primary' })}>
              {t('toProgramme')}
            </Link>
            <a href={ticket} download className={buttonClass()}>
              {t('downloadTicket')}
            </a>
            <a href={file} className={buttonClass()}>
              {t('calendar')}
            </a>
          </>
        )}
        {own.MayCancel && (
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {cancelWords}
          </Button>
        )}
      </div>
      {isTest && own.State === 'pending' && <p className={styles.muted}>{t('payTest')}</p>}
      <p role="alert" className={styles.error}>
        {failure}
      </p>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={cancelWords}
        closeLabel={t('close')}
        size="small"
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t('keep')}</Button>
            <Button variant="primary" busy={busy} onClick={() => void run(() => call(cancelRegistration, place, { Number: own.Number }))}>
              {cancelWords}
            </Button>
          </>
        }
      >
        <p>{t(own.State === 'waiting' ? 'leaveQuestion' : 'cancelQuestion')}</p>
        {own.IsPaid && own.Price > 0 && <p>{t('paidBack')}</p>}
      </Dialog>
    </>
  );
}
