// The dialog that writes to a person of the programme: subject, one's own address, message; said to be sent, it closes by itself (B §2, §4). Loaded when somebody opens it.
import { type ReactElement, type SubmitEvent, useEffect, useRef, useState } from 'react';
import {
  Button,
  Dialog,
  LONGEST_LETTER,
  LONGEST_SUBJECT,
  NOTE_DRAFTS,
  TextField,
  useCall,
  useEvent,
  useRemembered,
  useTexts,
  useUser,
} from '#sdk';
import { sendCustomMail } from '#contract/mail';
import { contactTexts } from './texts.ts';
import styles from './contact-dialog.module.css';

/** Time after which the dialog closes, ms (B §9). */
const CLOSES_AFTER = 3000;

type Failure = '' | 'mailOff' | 'failed' | 'notAllowed' | 'notConfirmed' | 'tooMany';
const failureOf = ({ status, code }: { status: number; code: string }): Failure =>
  status === 429 ? 'tooMany' : code === 'not-confirmed' ? 'notConfirmed' : status === 403 || status === 404 ? 'notAllowed' : 'failed';

const newKey = (): string => `l-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;

export function ContactDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }): ReactElement {
  const t = useTexts(contactTexts);
  const { event } = useEvent();
  const { user, name: ownName } = useUser();
  const email = user?.Email ?? '';
  const call = useCall();
  // What was typed outlives the dialog, and a sign-in on the way.
  const draft = `${NOTE_DRAFTS}${event}.${user?.UserId ?? ''}.letter/${id}`;
  const [subject, setSubject] = useRemembered(`${draft}/subject`, 'local');
  const [message, setMessage] = useRemembered(draft, 'local');
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  const [failure, setFailure] = useState<Failure>('');
  const key = useRef(newKey());
  useEffect(() => {
    if (!isSent) return undefined;
    const timer = setTimeout(onClose, CLOSES_AFTER);
    return () => clearTimeout(timer);
  }, [isSent, onClose]);
  const send = async (submitted: SubmitEvent): Promise<void> => {
    submitted.preventDefault();
    setChecked(true);
    if (isBusy || subject.trim() === '' || message.trim() === '') return;
    setBusy(true);
    const answer = await call(
      sendCustomMail,
      { eventid: event, mailType: 'ContactSpeaker' },
      {
        ToAddresses: [{ Name: name.slice(0, 400), Address: id }],
        FromAddresses: [{ Name: ownName.slice(0, 400), Address: email }],
        Subject: subject.trim(),
        Content: message.trim(),
      },
      key.current,
    );
    setBusy(false);
    if (!answer.ok) {
      // Sent again without an answer it is the same letter; changed after a refusal it is another one.
      if (answer.status !== 0) key.current = newKey();
      return setFailure(failureOf(answer));
    }
    if (!answer.reply.Sent) return setFailure('mailOff');
    setSubject('');
    setMessage('');
    setSent(true);
  };
  return (
    <Dialog open onClose={onClose} title={t('writeTo', { name })} closeLabel={t('close')}>
      {isSent ? (
        <p role="status">
          {t('sent')} {t('copy', { email })}
        </p>
      ) : (
        <form className={styles.form} noValidate onSubmit={(submitted) => void send(submitted)}>
          <TextField
            label={t('subject')}
            value={subject}
            onChange={setSubject}
            error={isChecked && subject.trim() === '' ? t('subjectMissing') : ''}
            maxLength={LONGEST_SUBJECT}
            dir="auto"
            required
          />
          <TextField
            label={t('email')}
            help={t('emailHelp', { name })}
            value={email}
            onChange={() => undefined}
            type="email"
            dir="ltr"
            disabled
          />
          <TextField
            label={t('message')}
            value={message}
            onChange={setMessage}
            error={isChecked && message.trim() === '' ? t('messageMissing') : ''}
            maxLength={LONGEST_LETTER}
            rows={6}
            dir="auto"
            multiline
            required
          />
          <p role="alert" className={styles.failure}>
            {failure !== '' && t(failure)}
          </p>
          <Button type="submit" variant="primary" busy={isBusy}>
            {t('send')}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
