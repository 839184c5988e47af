// Kinds of tickets with price, its end, and how many are left in words; to be read, or to be chosen from.
import type { ReactElement } from 'react';
import type { OfferedTicket, RegistrationOverview } from '#contract/registration-shapes';
import { Badge, classNames, money, useDates, useEvent, useTexts } from '#sdk';
import { texts } from './texts.ts';
import styles from './view.module.css';

/** Whether somebody can choose it now: sold, payable, and with a place or a waiting list. */
export const canChoose = ({ Sale, Price, Payments, Places, WaitingList, VoucherOnly }: OfferedTicket): boolean =>
  Sale === 'now' && (Price === 0 || Payments.length > 0 || VoucherOnly) && (Places !== 'full' || WaitingList);

/** The tickets as a list. */
export function OfferedTickets({ overview }: { overview: RegistrationOverview }): ReactElement {
  return (
    <>
      <ul role="list" className={styles.tickets}>
        {overview.Tickets.map((ticket) => (
          <li key={ticket.Id} className={classNames(styles.ticket, !canChoose(ticket) && styles.off)}>
            <TicketWords ticket={ticket} currency={overview.Currency} />
          </li>
        ))}
      </ul>
      {overview.Note !== '' && <p className={styles.muted}>{overview.Note}</p>}
    </>
  );
}

type ChoiceProps = {
  overview: RegistrationOverview;
  id: string;
  name: string;
  value: string;
  error?: string | undefined;
  onChange: (id: string) => void;
};

/** The same to choose one. */
export function TicketChoice({ overview, id, name, value, error, onChange }: ChoiceProps): ReactElement {
  const t = useTexts(texts);
  const first = overview.Tickets.find(canChoose)?.Id;
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.heading}>{t('chooseTicket')}</legend>
      <div className={styles.tickets}>
        {overview.Tickets.map((ticket) => {
          const isOff = !canChoose(ticket);
          return (
            <label key={ticket.Id} className={classNames(styles.ticket, styles.choice, isOff && styles.off)}>
              <input
                type="radio"
                // The error summary leads to the first that can be chosen.
                id={ticket.Id === first ? id : undefined}
                name={name}
                value={ticket.Id}
                checked={value === ticket.Id}
                disabled={isOff}
                onChange={() => onChange(ticket.Id)}
              />
              <TicketWords ticket={ticket} currency={overview.Currency} />
            </label>
          );
        })}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

function TicketWords({ ticket, currency }: { ticket: OfferedTicket; currency: string }): ReactElement {
  const t = useTexts(texts);
  const dates = useDates();
  const { language } = useEvent();
  const { Name, Description, Sale, Price, Until, From, Places, WaitingList, VoucherOnly } = ticket;
  return (
    <span className={styles.words}>
      <span className={styles.head}>
        <strong className={styles.name}>{Name}</strong>
        {Sale === 'now' && <span className={styles.price}>{Price === 0 ? t('free') : money(language, Price, currency)}</span>}
      </span>
      {Description !== '' && (
        <span className={styles.muted} dir="auto">
          {Description}
        </span>
      )}
      <span className={styles.facts}>
        {Sale === 'now' && Until && <span>{t('priceUntil', { date: dates.longDate(Until) })}</span>}
        {Sale === 'later' && From && <span>{t('saleFrom', { date: dates.longDate(From) })}</span>}
        {Sale === 'over' && <Badge>{t('saleOver')}</Badge>}
        {VoucherOnly && <Badge tone="accent">{t('voucherOnly')}</Badge>}
        {Sale === 'now' && Places === 'few' && <Badge tone="warning">{t('few')}</Badge>}
        {Sale === 'now' && Places === 'full' && <Badge tone="warning">{t(WaitingList ? 'fullWaiting' : 'full')}</Badge>}
      </span>
    </span>
  );
}
