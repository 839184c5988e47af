// The form of a registration, once it is known what the person has stated before.
import { type ReactElement, useState } from 'react';
import { getUser } from '#contract/people';
import type { UserRead } from '#contract/profile-shapes';
import type { RegistrationOverview } from '#contract/registration-shapes';
import { money, query, RequestState, Skeleton, SkeletonArea, useEvent, useQuery, useTexts } from '#sdk';
import { AccountForm } from '../form/account-form.tsx';
import { accountWords } from '../form/words.ts';
import { ProfileFieldInput } from '../user-form/profile-field.tsx';
import { InvoiceFields, PaymentChoice, TermsFields } from './form-parts.tsx';
import { texts } from './texts.ts';
import { TicketChoice } from './ticket-list.tsx';
import { useRegister } from './use-register.ts';
import { VoucherField } from './voucher-field.tsx';
import styles from './view.module.css';

type FormProps = { overview: RegistrationOverview; onChanged: () => void };

export function RegistrationForm(props: FormProps): ReactElement {
  const t = useTexts(texts);
  const word = useTexts(accountWords);
  const { event, language } = useEvent();
  const request = useQuery(query(getUser, { eventid: event, language }));
  const loading = (
    <SkeletonArea label={t('title')}>
      <Skeleton lines={6} />
    </SkeletonArea>
  );
  return (
    <RequestState request={request} failed={t('failed')} retry={word('tryAgain')} loading={loading}>
      {(user) => <Fields {...props} user={user} />}
    </RequestState>
  );
}

function Fields({ overview, user, onChanged }: FormProps & { user: UserRead }): ReactElement {
  const t = useTexts(texts);
  const { language } = useEvent();
  // The countries and lists are those of now, the start is that of the first drawing: what was typed stays.
  const [start] = useState(user);
  const { form, ticket, price, setVoucher, isWaiting, ways } = useRegister({ overview, user: start, onChanged });
  const isPriced = ticket !== undefined && price > 0;
  const sum = price === 0 ? t('free') : money(language, price, overview.Currency);
  return (
    <div>
      <AccountForm form={form} submit={isWaiting ? t('joinList') : t('submit')} status={t('sending')}>
        <TicketChoice overview={overview} {...form.text('ticket')} />
        <VoucherField field={form.text('voucher')} ticketId={ticket?.Id ?? ''} onChecked={setVoucher} />
        <fieldset className={styles.group}>
          <legend className={styles.heading}>{t('person')}</legend>
          {overview.Fields.map((Name) => (
            <ProfileFieldInput key={Name} asked={{ Name, IsRequired: true, Start: '' }} user={user} field={form.text(Name)} />
          ))}
        </fieldset>
        {isPriced && <InvoiceFields countries={user.CountryListV2} text={form.text} />}
        {isPriced && <PaymentChoice ways={ways} isTest={overview.IsTest} {...form.text('payment')} />}
        <TermsFields terms={overview.Terms} box={form.box} />
        {ticket && (
          <div className={styles.summary}>
            <h2 className={styles.heading}>{t('summary')}</h2>
            <p className={styles.head}>
              <span>{ticket.Name}</span>
              <strong className={styles.price}>{sum}</strong>
            </p>
            {overview.Note !== '' && isPriced && <p className={styles.muted}>{overview.Note}</p>}
            {isWaiting && <p>{t('waitingHint')}</p>}
          </div>
        )}
      </AccountForm>
    </div>
  );
}
