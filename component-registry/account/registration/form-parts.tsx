// Parts of the form of a registration: invoice address, way to pay, terms.
import type { ReactElement } from 'react';
import type { RegistrationOverview } from '#contract/registration-shapes';
import {
  Checkbox,
  Disclosure,
  type InvoiceField,
  invoiceFields,
  LONGEST_INVOICE_LINE,
  neededInvoiceFields,
  type PaymentWay,
  RichHtml,
  SelectField,
  TextField,
  useTexts,
} from '#sdk';
import { accountWords } from '../form/words.ts';
import { invoiceKey, termsKey } from './form-names.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

type TextProps = { id: string; name: string; value: string; error: string | undefined; onChange: (value: string) => void };
type BoxProps = { id: string; name: string; checked: boolean; error: string | undefined; onChange: (checked: boolean) => void };

const autoComplete: Readonly<Record<InvoiceField, string>> = {
  Name: 'billing organization',
  Street: 'billing street-address',
  ZipCode: 'billing postal-code',
  City: 'billing address-level2',
  CountryId: 'billing country',
  Vat: 'off',
  Reference: 'off',
};

type InvoiceProps = { countries: readonly { Id: string; Name: string }[]; text: (name: string) => TextProps };

export function InvoiceFields({ countries, text }: InvoiceProps): ReactElement {
  const t = useTexts(texts);
  const word = useTexts(accountWords);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.heading}>{t('invoiceAddress')}</legend>
      {invoiceFields.map((field) => {
        const isNeeded = neededInvoiceFields.has(field);
        const shared = {
          ...text(invoiceKey(field)),
          label: t(`invoice${field}`),
          autoComplete: autoComplete[field],
          required: isNeeded,
          ...(!isNeeded && { optionalLabel: word('optional') }),
        };
        if (field === 'CountryId')
          return (
            <SelectField
              key={field}
              {...shared}
              options={[{ value: '', label: '' }, ...countries.map(({ Id, Name }) => ({ value: Id, label: Name }))]}
            />
          );
        return (
          <TextField key={field} {...shared} maxLength={LONGEST_INVOICE_LINE} spellCheck={false} {...(field === 'Vat' && { dir: 'ltr' })} />
        );
      })}
    </fieldset>
  );
}

type PaymentProps = TextProps & { ways: readonly PaymentWay[]; isTest: boolean };

export function PaymentChoice({ ways, isTest, id, name, value, error, onChange }: PaymentProps): ReactElement {
  const t = useTexts(texts);
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.heading}>{t('payment')}</legend>
      {ways.map((way, index) => (
        <label key={way} className={styles.radio}>
          <input
            type="radio"
            id={index === 0 ? id : undefined}
            name={name}
            value={way}
            checked={value === way}
            onChange={() => onChange(way)}
          />
          <span>
            {t(`pay_${way}`)}
            {way === 'provider' && isTest && <span className={styles.muted}> {t('payTest')}</span>}
          </span>
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

type TermsProps = { terms: RegistrationOverview['Terms']; box: (name: string) => BoxProps };

export function TermsFields({ terms, box }: TermsProps): ReactElement | null {
  const t = useTexts(texts);
  if (terms.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.heading}>{t('terms')}</legend>
      {terms.map(({ Id, Version, Title, Content }) => (
        <div key={Id} className={styles.term}>
          <Disclosure summary={`${Title} (${Version})`}>
            <RichHtml html={Content} />
          </Disclosure>
          <Checkbox {...box(termsKey(Id))} label={t('acceptTerms', { title: Title })} required />
        </div>
      ))}
    </fieldset>
  );
}
