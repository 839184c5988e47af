// The contact form without an account (B §2): a letter goes to the address, and the company sees nothing before it is confirmed there. Loaded when somebody opens it.
import { type ReactElement, type SubmitEvent, useState } from 'react';
import {
  Button,
  Checkbox,
  Dialog,
  type LeadTopic,
  leadTopics,
  LONGEST_LEAD,
  SelectField,
  TextField,
  useCall,
  useEvent,
  useTexts,
} from '#sdk';
import { sendGuestLead } from '#contract/guest-leads';
import { GivenNamesFields, hasNames, type Names } from '../company/name-fields.tsx';
import { leadTexts } from './texts.ts';
import { topicWords } from './topic-words.ts';
import styles from './leads.module.css';

/** Something with a host behind an at sign; the server knows more. */
const isAddress = (email: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email.trim().slice(0, 254));

export function GuestDialog({ company, onClose }: { company: { id: string; name: string }; onClose: () => void }): ReactElement {
  const t = useTexts(leadTexts);
  const { event, language } = useEvent();
  const call = useCall();
  const [names, setNames] = useState<Names>({ first: '', last: '' });
  const [email, setEmail] = useState('');
  const [topic, setTopic] = useState<LeadTopic>('contact');
  const [message, setMessage] = useState('');
  const [agrees, setAgrees] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  const [failure, setFailure] = useState<'' | 'didNotWork' | 'tooMany'>('');
  const { id, name } = company;
  const consent = t('consent', { name });
  const nameWords = { firstname: t('firstname'), surname: t('surname'), missing: t('nameMissing') };
  const send = async (submitted: SubmitEvent): Promise<void> => {
    submitted.preventDefault();
    setChecked(true);
    if (isBusy || !agrees || !hasNames(names) || !isAddress(email)) return;
    setBusy(true);
    const body = {
      Firstname: names.first.trim(),
      Surname: names.last.trim(),
      Email: email.trim(),
      Topic: topic,
      Message: message.trim(),
      Consent: consent,
    };
    const answer = await call(sendGuestLead, { eventid: event, id, language }, body);
    setBusy(false);
    setFailure(answer.ok ? '' : answer.status === 429 ? 'tooMany' : 'didNotWork');
    setSent(answer.ok);
  };
  return (
    <Dialog open onClose={onClose} title={t('giveContactTitle', { name })} closeLabel={t('close')}>
      {isSent ? (
        <p role="status">{t('guestSent', { email: email.trim(), name })}</p>
      ) : (
        <form className={styles.form} noValidate onSubmit={(submitted) => void send(submitted)}>
          <GivenNamesFields names={names} onChange={setNames} words={nameWords} isChecked={isChecked} />
          <TextField
            label={t('email')}
            help={t('guestEmailHelp', { name })}
            value={email}
            onChange={setEmail}
            error={isChecked && !isAddress(email) ? t('emailMissing') : ''}
            type="email"
            autoComplete="email"
            maxLength={254}
            dir="ltr"
            required
          />
          <SelectField
            label={t('topic')}
            value={topic}
            options={leadTopics.map((value) => ({ value, label: t(topicWords[value]) }))}
            onChange={(value) => setTopic(leadTopics.find((one) => one === value) ?? 'contact')}
          />
          <TextField label={t('message')} value={message} onChange={setMessage} maxLength={LONGEST_LEAD} dir="auto" multiline />
          <Checkbox
            label={consent}
            checked={agrees}
            onChange={setAgrees}
            error={isChecked && !agrees ? t('consentMissing') : ''}
            required
          />
          <p role="alert">{failure !== '' && t(failure)}</p>
          <Button type="submit" variant="primary" busy={isBusy}>
            {t('send')}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
