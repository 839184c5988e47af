// The form that gives a company the details of somebody, with their consent: names, what a dialog asks beside, message. Every dialog that asks for them is made of it.
import { type ReactElement, type ReactNode, type SubmitEvent, useState } from 'react';
import { Button, Checkbox, LONGEST_LEAD, TextField, useTexts, useUser } from '#sdk';
import { GivenNamesFields, hasNames, type Names } from '../company/name-fields.tsx';
import { leadTexts } from './texts.ts';
import styles from './leads.module.css';

/** What every such form gives; `Consent` is what was agreed to, word for word. */
export type LeadDetails = { Firstname: string; Surname: string; Message: string; Consent: string };

type LeadFormProps = {
  /** Name of the company, for the words that are agreed to. */
  company: string;
  /** What is in the form at first; names default to those of the account. */
  given?: { Firstname?: string; Surname?: string; Message?: string } | undefined;
  messageHelp?: string;
  /** Whether the fields of the dialog can be sent. */
  isReady?: boolean;
  /** Sends it; resolves to words for what went wrong, empty for nothing. */
  send: (details: LeadDetails) => Promise<string>;
  /** Fields of the dialog, between names and message; whether it was tried to send them. */
  children: (isChecked: boolean) => ReactNode;
};

export function LeadForm({ company, given, messageHelp = '', isReady = true, send, children }: LeadFormProps): ReactElement {
  const t = useTexts(leadTexts);
  const { user } = useUser();
  const [names, setNames] = useState<Names>({
    first: given?.Firstname ?? user?.Firstname ?? '',
    last: given?.Surname ?? user?.Surname ?? '',
  });
  const [message, setMessage] = useState(given?.Message ?? '');
  const [agrees, setAgrees] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const consent = t('consent', { name: company });
  const submit = async (submitted: SubmitEvent): Promise<void> => {
    submitted.preventDefault();
    setChecked(true);
    if (isBusy || !agrees || !hasNames(names) || !isReady) return;
    setBusy(true);
    const failed = await send({ Firstname: names.first.trim(), Surname: names.last.trim(), Message: message.trim(), Consent: consent });
    setBusy(false);
    setFailure(failed);
  };
  return (
    <form className={styles.form} noValidate onSubmit={(submitted) => void submit(submitted)}>
      <GivenNamesFields
        names={names}
        onChange={setNames}
        words={{ firstname: t('firstname'), surname: t('surname'), missing: t('nameMissing') }}
        isChecked={isChecked}
      />
      {children(isChecked)}
      <TextField
        label={t('message')}
        help={messageHelp}
        value={message}
        onChange={setMessage}
        maxLength={LONGEST_LEAD}
        dir="auto"
        multiline
      />
      <Checkbox label={consent} checked={agrees} onChange={setAgrees} error={isChecked && !agrees ? t('consentMissing') : ''} required />
      <p role="alert">{failure}</p>
      <Button type="submit" variant="primary" busy={isBusy}>
        {t('send')}
      </Button>
    </form>
  );
}

/** The address of the account, which goes with the form and cannot be another one here. */
export function AccountEmail(): ReactElement {
  const t = useTexts(leadTexts);
  const { user } = useUser();
  const address = user?.Email ?? '';
  return <TextField label={t('email')} help={t('emailHelp')} value={address} onChange={() => undefined} type="email" dir="ltr" disabled />;
}
