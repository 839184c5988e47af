// The dialog in which a visitor gives a company their details, with their consent (B §2 contact form). Loaded when somebody opens it.
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
  useUser,
} from '#sdk';
import { giveLead, type GivenLead } from '#contract/leads';
import { GivenNamesFields, hasNames, type Names } from '../company/name-fields.tsx';
import { leadTexts } from './texts.ts';
import { topicWords } from './topic-words.ts';
import styles from './leads.module.css';

type LeadDialogProps = {
  company: { id: string; name: string };
  /** What was given before. */
  given: GivenLead | undefined;
  onSent: () => void;
  onClose: () => void;
};

export function LeadDialog({ company, given, onSent, onClose }: LeadDialogProps): ReactElement {
  const t = useTexts(leadTexts);
  const { event } = useEvent();
  const { user } = useUser();
  const call = useCall();
  const [names, setNames] = useState<Names>({
    first: given?.Firstname ?? user?.Firstname ?? '',
    last: given?.Surname ?? user?.Surname ?? '',
  });
  const [topic, setTopic] = useState<LeadTopic>(leadTopics.find((one) => one === given?.Topic) ?? 'contact');
  const [message, setMessage] = useState(given?.Message ?? '');
  const [agrees, setAgrees] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const consent = t('consent', { name: company.name });
  const nameWords = { firstname: t('firstname'), surname: t('surname'), missing: t('nameMissing') };
  const send = async (submitted: SubmitEvent): Promise<void> => {
    submitted.preventDefault();
    setChecked(true);
    if (isBusy || !agrees || !hasNames(names)) return;
    setBusy(true);
    const body = { Firstname: names.first.trim(), Surname: names.last.trim(), Topic: topic, Message: message.trim(), Consent: consent };
    const answer = await call(giveLead, { eventid: event, id: company.id }, body);
    setBusy(false);
    setFailed(!answer.ok);
    if (answer.ok) onSent();
  };
  return (
    <Dialog open onClose={onClose} title={t('giveContactTitle', { name: company.name })} closeLabel={t('close')}>
      <form className={styles.form} noValidate onSubmit={(submitted) => void send(submitted)}>
        <GivenNamesFields names={names} onChange={setNames} words={nameWords} isChecked={isChecked} />
        <TextField
          label={t('email')}
          help={t('emailHelp')}
          value={user?.Email ?? ''}
          onChange={() => undefined}
          type="email"
          dir="ltr"
          disabled
        />
        <SelectField
          label={t('topic')}
          value={topic}
          options={leadTopics.map((value) => ({ value, label: t(topicWords[value]) }))}
          onChange={(value) => setTopic(leadTopics.find((one) => one === value) ?? 'contact')}
        />
        <TextField label={t('message')} value={message} onChange={setMessage} maxLength={LONGEST_LEAD} dir="auto" multiline />
        <Checkbox label={consent} checked={agrees} onChange={setAgrees} error={isChecked && !agrees ? t('consentMissing') : ''} required />
        <p role="alert">{hasFailed && t('didNotWork')}</p>
        <Button type="submit" variant="primary" busy={isBusy}>
          {t('send')}
        </Button>
      </form>
    </Dialog>
  );
}
