// The dialog in which a slot is booked: what it clashes with, what the company gets, and the consent to that. Loaded when somebody opens it.
import { type ReactElement, type SubmitEvent, useState } from 'react';
import { Button, Checkbox, Dialog, LONGEST_MEETING_TEXT, showToast, TextField, useCall, useEvent, useTexts, useUser } from '#sdk';
import { bookMeeting, type MeetingSlot } from '#contract/meetings';
import { GivenNamesFields, hasNames, type Names } from '../company/name-fields.tsx';
import { Clashes } from './clashes.tsx';
import { refusalOf } from './refusal.ts';
import { meetingTexts } from './texts.ts';
import { useWhen, When } from './when.tsx';
import styles from './meetings.module.css';

type BookDialogProps = {
  slot: MeetingSlot;
  onDone: () => void;
  /** The slot is not what it was. */
  onStale: () => void;
  onClose: () => void;
};

export function BookDialog({ slot, onDone, onStale, onClose }: BookDialogProps): ReactElement {
  const t = useTexts(meetingTexts);
  const { event, language } = useEvent();
  const { user } = useUser();
  const call = useCall();
  const when = useWhen();
  const [names, setNames] = useState<Names>({ first: user?.Firstname ?? '', last: user?.Surname ?? '' });
  const [message, setMessage] = useState('');
  const [givesEmail, setGivesEmail] = useState(false);
  const [agrees, setAgrees] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const name = slot.CompanyName;
  const consent = t('consent', { name });
  const email = t('givesEmail', { name, email: user?.Email ?? '' });
  const nameWords = { firstname: t('firstname'), surname: t('surname'), missing: t('nameMissing') };
  const book = async (submitted: SubmitEvent): Promise<void> => {
    submitted.preventDefault();
    setChecked(true);
    if (isBusy || !agrees || !hasNames(names)) return;
    setBusy(true);
    const words = givesEmail ? `${consent} ${email}` : consent;
    const body = {
      Firstname: names.first.trim(),
      Surname: names.last.trim(),
      Message: message.trim(),
      GivesEmail: givesEmail,
      Consent: words,
    };
    const answer = await call(bookMeeting, { eventid: event, slotid: slot.Id, language }, body);
    setBusy(false);
    if (answer.ok) {
      showToast({ id: 'meeting', text: t('booked', { name, time: when(slot) }), tone: 'good' });
      onDone();
      return;
    }
    const refusal = refusalOf(answer);
    setFailure(t(refusal.words));
    if (refusal.isStale) onStale();
  };
  return (
    <Dialog open onClose={onClose} title={t('bookTitle', { name })} closeLabel={t('close')}>
      <form className={styles.form} noValidate onSubmit={(submitted) => void book(submitted)}>
        <p>
          <span className={styles.when}>
            <When meeting={slot} />
          </span>
          {slot.Topic && <span dir="auto">{slot.Topic}</span>}
          {slot.Place && (
            <>
              <br />
              {slot.Place}
            </>
          )}
        </p>
        <Clashes Clashes={slot.Clashes} mayBook />
        <GivenNamesFields names={names} onChange={setNames} words={nameWords} isChecked={isChecked} />
        <TextField
          label={t('message')}
          help={t('messageHelp')}
          value={message}
          onChange={setMessage}
          maxLength={LONGEST_MEETING_TEXT}
          dir="auto"
          multiline
        />
        <Checkbox label={email} checked={givesEmail} onChange={setGivesEmail} />
        <Checkbox label={consent} checked={agrees} onChange={setAgrees} error={isChecked && !agrees ? t('consentMissing') : ''} required />
        <p role="alert">{failure}</p>
        <Button type="submit" variant="primary" busy={isBusy}>
          {t('book')}
        </Button>
      </form>
    </Dialog>
  );
}
