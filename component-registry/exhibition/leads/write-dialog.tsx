// The dialog in which staff begin a conversation with somebody who gave them their details. Loaded when somebody opens it.
import { type ReactElement, type SubmitEvent, useRef, useState } from 'react';
import { Button, Dialog, LONGEST_MESSAGE, showToast, TextField, useCall, useEvent, useTexts } from '#sdk';
import { writeToLead } from '#contract/chat';
import type { CompanyLead } from '#contract/leads';
import { leadTexts } from './texts.ts';
import styles from './leads.module.css';

const newName = (): string => `m-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;

export function WriteDialog({ lead, company, onClose }: { lead: CompanyLead; company: string; onClose: () => void }): ReactElement {
  const t = useTexts(leadTexts);
  const { event } = useEvent();
  const call = useCall();
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<'' | 'noWords' | 'writeBlocked' | 'writeNoChat' | 'didNotWork'>('');
  // Tried again after an error it may be there already: under its name it is the same.
  const last = useRef({ text: '', name: '' });
  const send = async (submitted: SubmitEvent): Promise<void> => {
    submitted.preventDefault();
    const words = text.trim();
    if (words === '') return setFailure('noWords');
    if (isBusy) return;
    if (last.current.text !== words) last.current = { text: words, name: newName() };
    setBusy(true);
    const answer = await call(
      writeToLead,
      { eventid: event, id: company, leadid: lead.LeadId },
      { ClientId: last.current.name, Text: words },
    );
    setBusy(false);
    if (!answer.ok) return setFailure(answer.code === 'blocked' ? 'writeBlocked' : answer.status === 404 ? 'writeNoChat' : 'didNotWork');
    showToast({ id: 'leads', text: t('written'), tone: 'good' });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('writeTo', { name: `${lead.Firstname} ${lead.Surname}` })} closeLabel={t('close')}>
      <form className={styles.form} noValidate onSubmit={(submitted) => void send(submitted)}>
        <TextField
          label={t('writeMessage')}
          value={text}
          onChange={(words) => {
            setText(words);
            setFailure('');
          }}
          error={failure === '' ? '' : t(failure)}
          maxLength={LONGEST_MESSAGE}
          dir="auto"
          multiline
          required
        />
        <Button type="submit" variant="primary" busy={isBusy}>
          {t('writeSend')}
        </Button>
      </form>
    </Dialog>
  );
}
