// The dialog in which a visitor proposes a time to a company, or offers one to all: when, what for, what they give, and the consent to that. Loaded when somebody opens it.
import { type ReactElement, type SubmitEvent, useState } from 'react';
import {
  Button,
  Checkbox,
  Dialog,
  LONGEST_MEETING_TEXT,
  LONGEST_REQUEST_LINE,
  requestMinutes,
  showToast,
  TextField,
  useCall,
  useEvent,
  useTexts,
  useUser,
} from '#sdk';
import { proposeMeeting } from '#contract/meeting-requests';
import { GivenNamesFields, hasNames, type Names } from '../company/name-fields.tsx';
import { refusalOf } from './refusal.ts';
import { meetingTexts } from './texts.ts';
import { TimeFields, useFirstTime, useReadTime } from './time-fields.tsx';
import { useWhen } from './when.tsx';
import styles from './meetings.module.css';

type ProposeDialogProps = {
  /** Undefined to offer it to all. */ company: { id: string; name: string } | undefined;
  onDone: () => void;
  onClose: () => void;
};

export function ProposeDialog({ company, onDone, onClose }: ProposeDialogProps): ReactElement {
  const t = useTexts(meetingTexts);
  const { event, language } = useEvent();
  const { user } = useUser();
  const call = useCall();
  const when = useWhen();
  const first = useFirstTime();
  const readTime = useReadTime();
  const [time, setTime] = useState(first);
  const [topic, setTopic] = useState('');
  const [names, setNames] = useState<Names>({ first: user?.Firstname ?? '', last: user?.Surname ?? '' });
  const [message, setMessage] = useState('');
  const [givesEmail, setGivesEmail] = useState(false);
  const [agrees, setAgrees] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const name = company?.name ?? '';
  const consent = company ? t('consentPropose', { name }) : t('consentOffer');
  const email = company ? t('givesEmail', { name, email: user?.Email ?? '' }) : t('givesEmailOffer', { email: user?.Email ?? '' });
  const nameWords = { firstname: t('firstname'), surname: t('surname'), missing: t('nameMissing') };
  const send = async (submitted: SubmitEvent): Promise<void> => {
    submitted.preventDefault();
    setChecked(true);
    const read = readTime(time);
    const Minutes = requestMinutes.find((one) => one === time.minutes);
    if (isBusy || !agrees || !hasNames(names) || 'wrong' in read || Minutes === undefined) return;
    setBusy(true);
    const answer = await call(
      proposeMeeting,
      { eventid: event, language, ...(company && { id: company.id }) },
      {
        StartDateTime: read.at,
        Minutes,
        Topic: topic.trim(),
        Firstname: names.first.trim(),
        Surname: names.last.trim(),
        Message: message.trim(),
        GivesEmail: givesEmail,
        Consent: givesEmail ? `${consent} ${email}` : consent,
      },
    );
    setBusy(false);
    if (!answer.ok) return setFailure(t(refusalOf(answer).words));
    showToast({ id: 'meeting', text: t(company ? 'proposed' : 'offered', { name, time: when(answer.reply) }), tone: 'good' });
    onDone();
  };
  return (
    <Dialog open onClose={onClose} title={company ? t('proposeTitle', { name }) : t('offerTitle')} closeLabel={t('close')}>
      <form className={styles.form} noValidate onSubmit={(submitted) => void send(submitted)}>
        {!company && <p>{t('offerWhat')}</p>}
        <TimeFields choice={time} onChange={setTime} isChecked={isChecked} />
        <TextField label={t('requestTopic')} value={topic} onChange={setTopic} maxLength={LONGEST_REQUEST_LINE} dir="auto" />
        <GivenNamesFields names={names} onChange={setNames} words={nameWords} isChecked={isChecked} />
        <TextField label={t('message')} value={message} onChange={setMessage} maxLength={LONGEST_MEETING_TEXT} dir="auto" multiline />
        <Checkbox label={email} checked={givesEmail} onChange={setGivesEmail} />
        <Checkbox label={consent} checked={agrees} onChange={setAgrees} error={isChecked && !agrees ? t('consentMissing') : ''} required />
        <p role="alert">{failure}</p>
        <Button type="submit" variant="primary" busy={isBusy}>
          {t(company ? 'propose' : 'offer')}
        </Button>
      </form>
    </Dialog>
  );
}
