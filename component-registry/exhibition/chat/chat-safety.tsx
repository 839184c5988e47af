// Keeps people safe from one another: blocks the other side of a conversation, or reports it to the organiser.
import { type ReactElement, type SubmitEvent, useState } from 'react';
import { Button, Dialog, showToast, TextField, useCall, useEvent, useTexts } from '#sdk';
import { blockChat, reportChat } from '#contract/chat';
import styles from './chat.module.css';
import { chatTexts } from './texts.ts';
import type { ConversationFacts, ConversationPlace } from './use-conversation.ts';

/** Most characters of a reason. */
const LONGEST = 500;

type ChatSafetyProps = { place: ConversationPlace; conversation: ConversationFacts; /** Name of the other side. */ name: string };

export function ChatSafety({ place: { company, chatId }, conversation, name }: ChatSafetyProps): ReactElement {
  const t = useTexts(chatTexts);
  const { event } = useEvent();
  const call = useCall();
  const [isAsked, ask] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const params = { eventid: event, id: company, ...(chatId !== undefined && { chatid: chatId }) };
  const isBlocked = conversation.blocked === 'own';
  const block = async (isOn: boolean): Promise<void> => {
    setBusy(true);
    const answer = await call(blockChat, { ...params, blocked: isOn ? 'true' : 'false' });
    setBusy(false);
    ask(false);
    if (answer.ok) await conversation.readAgain();
    showToast({
      id: 'chat',
      text: t(answer.ok ? (isOn ? 'nowBlocked' : 'nowOpen') : 'notChanged', { name }),
      tone: answer.ok ? 'good' : 'bad',
    });
  };
  if (isAsked)
    return (
      <p role="group" aria-label={t('blockSure', { name })} className={styles.actions}>
        <span className={styles.muted}>{t('blockSure', { name })}</span>
        <Button size="small" onClick={() => ask(false)}>
          {t('keep')}
        </Button>
        <Button size="small" variant="primary" busy={isBusy} onClick={() => void block(true)}>
          {t('block')}
        </Button>
      </p>
    );
  return (
    <p className={styles.actions} data-print="none">
      <Button size="small" variant="quiet" busy={isBusy} onClick={() => (isBlocked ? void block(false) : ask(true))}>
        {t(isBlocked ? 'unblock' : 'block')}
      </Button>
      {conversation.messages.length > 0 && (
        <Button size="small" variant="quiet" onClick={() => setReporting(true)}>
          {t('report')}
        </Button>
      )}
      {isReporting && <ReportDialog params={params} onClose={() => setReporting(false)} />}
    </p>
  );
}

type ReportProps = { params: { eventid: string; id: string; chatid?: number }; onClose: () => void };

function ReportDialog({ params, onClose }: ReportProps): ReactElement {
  const t = useTexts(chatTexts);
  const call = useCall();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<'' | 'noWords' | 'tooMany' | 'notChanged'>('');
  const [isBusy, setBusy] = useState(false);
  const send = async (submitted: SubmitEvent): Promise<void> => {
    submitted.preventDefault();
    if (reason.trim() === '') return setError('noWords');
    if (isBusy) return;
    setBusy(true);
    const answer = await call(reportChat, params, { Reason: reason.trim() });
    setBusy(false);
    if (!answer.ok) return setError(answer.status === 429 ? 'tooMany' : 'notChanged');
    showToast({ id: 'chat', text: t('reported'), tone: 'good' });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('report')} closeLabel={t('close')}>
      <form className={styles.dialog} noValidate onSubmit={(submitted) => void send(submitted)}>
        <p>{t('reportWhat')}</p>
        <TextField
          label={t('reportReason')}
          value={reason}
          onChange={(words) => {
            setReason(words);
            setError('');
          }}
          error={error === '' ? '' : t(error)}
          maxLength={LONGEST}
          dir="auto"
          multiline
          required
        />
        <Button type="submit" variant="primary" busy={isBusy}>
          {t('reportSend')}
        </Button>
      </form>
    </Dialog>
  );
}
