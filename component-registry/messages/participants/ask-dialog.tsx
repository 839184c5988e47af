// Asks a participant for a conversation, with a first message. Loaded when somebody opens it.
import { type ReactElement, type SubmitEvent, useRef, useState } from 'react';
import { Button, Dialog, LONGEST_MESSAGE, showToast, TextField, useCall, useEvent, useTexts } from '#sdk';
import { beginThread } from '#contract/messages';
import type { NetworkingParticipant } from '#contract/networking';
import { newName, refusalKey } from '../parts/refusal.ts';
import { messageTexts } from '../parts/texts.ts';
import styles from '../parts/messages.module.css';

type AskProps = { person: NetworkingParticipant; onClose: () => void; onAsked: () => void };

export function AskDialog({ person: { PersonId, Name }, onClose, onAsked }: AskProps): ReactElement {
  const t = useTexts(messageTexts);
  const { event } = useEvent();
  const call = useCall();
  const [words, setWords] = useState('');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const clientId = useRef(newName());
  const send = async (submitted: SubmitEvent): Promise<void> => {
    submitted.preventDefault();
    if (words.trim() === '') return setError(t('noWords'));
    if (isBusy) return;
    setBusy(true);
    const answer = await call(beginThread, { eventid: event, personid: PersonId }, { ClientId: clientId.current, Text: words.trim() });
    setBusy(false);
    if (!answer.ok) return setError(t(refusalKey(answer)));
    showToast({ id: 'messages', text: t('askSent', { name: Name }), tone: 'good' });
    onAsked();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('askPerson', { name: Name })} closeLabel={t('close')}>
      <form className={styles.form} noValidate onSubmit={(submitted) => void send(submitted)}>
        <TextField
          label={t('write')}
          help={t('askHelpText', { name: Name })}
          value={words}
          onChange={(typed) => {
            setWords(typed);
            setError('');
          }}
          error={error}
          maxLength={LONGEST_MESSAGE}
          rows={4}
          dir="auto"
          multiline
          required
        />
        <Button type="submit" variant="primary" busy={isBusy}>
          {t('ask')}
        </Button>
      </form>
    </Dialog>
  );
}
