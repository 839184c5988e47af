// A voucher that is looked at on press: what it makes of the price is the server's word.
import { type ReactElement, useState } from 'react';
import { checkVoucher } from '#contract/registration';
import { Button, LONGEST_VOUCHER, TextField, useCall, useEvent, useTexts, voucherKey } from '#sdk';
import { accountWords } from '../form/words.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

/** A voucher that works: for which ticket, as it is compared, and the price with it. */
export type CheckedVoucher = { ticketId: string; key: string; price: number };

type VoucherFieldProps = {
  field: { id: string; name: string; value: string; error: string | undefined; onChange: (value: string) => void };
  ticketId: string;
  onChecked: (checked: CheckedVoucher | undefined) => void;
};

export function VoucherField({ field, ticketId, onChecked }: VoucherFieldProps): ReactElement {
  const t = useTexts(texts);
  const word = useTexts(accountWords);
  const call = useCall();
  const { event } = useEvent();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ text: string; isGood: boolean }>({ text: '', isGood: true });
  const look = async (): Promise<void> => {
    const key = voucherKey(field.value);
    if (key === '') return setSaid({ text: t('voucherMissing'), isGood: false });
    if (ticketId === '') return setSaid({ text: t('ticketMissing'), isGood: false });
    setBusy(true);
    const answer = await call(checkVoucher, { eventid: event }, { TicketId: ticketId, Voucher: field.value.trim() });
    setBusy(false);
    onChecked(answer.ok ? { ticketId, key, price: answer.reply.Price } : undefined);
    if (answer.ok) return setSaid({ text: t('voucherWorks'), isGood: true });
    const reasons: Readonly<Record<string, string>> = {
      'voucher-unknown': t('voucherUnknown'),
      'voucher-used': t('voucherUsed'),
      'too-many': word('tooMany'),
    };
    setSaid({ text: reasons[answer.code] ?? word('noAnswer'), isGood: false });
  };
  return (
    <div className={styles.part}>
      <div className={styles.voucher}>
        <TextField
          {...field}
          label={t('voucher')}
          optionalLabel={word('optional')}
          onChange={(value) => {
            field.onChange(value);
            onChecked(undefined);
            setSaid({ text: '', isGood: true });
          }}
          maxLength={LONGEST_VOUCHER}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
        />
        <Button busy={busy} onClick={() => void look()}>
          {t('checkVoucher')}
        </Button>
      </div>
      <p role="status" className={said.isGood ? styles.good : styles.error}>
        {said.text}
      </p>
    </div>
  );
}
