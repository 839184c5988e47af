// Keeps participants safe from one another: blocks the other one, or reports a conversation to the organiser.
import { type ReactElement, type SubmitEvent, useState } from 'react';
import { Button, Dialog, showToast, TextField, useCall, useEvent, useTexts } from '#sdk';
import { blockInThread, type OpenedThread, reportThread } from '#contract/messages';
import styles from './messages.module.css';
import { messageTexts } from './texts.ts';

/** Most characters of a reason. */
const LONGEST = 500;

type SafetyProps = { id: number; name: string; blocked: OpenedThread['Blocked']; canBlock: boolean; onChanged: () => void };

export function ThreadSafety({ id, name, blocked, canBlock, onChanged }: SafetyProps): ReactElement {
  const t = useTexts(messageTexts);
  const { event } = useEvent();
  const call = useCall();
  const [isAsked, ask] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const block = async (isOn: boolean): Promise<void> => {
    setBusy(true);
    const answer = await call(blockInThread, { eventid: event, threadid: id, blocked: isOn ? 'true' : 'false' });
    setBusy(false);
    ask(false);
    onChanged();
    showToast({
      id: 'messages',
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
      {canBlock && (
        <Button size="small" variant="quiet" busy={isBusy} onClick={() => (blocked === 'own' ? void block(false) : ask(true))}>
          {t(blocked === 'own' ? 'unblock' : 'block')}
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={() => setReporting(true)}>
        {t('report')}
      </Button>
      {isReporting && <ReportThread id={id} onClose={() => setReporting(false)} />}
    </p>
  );
}

function ReportThread({ id, onClose }: { id: number; onClose: () => void }): ReactElement {
  const t = useTexts(messageTexts);
  const { event } = useEvent();
  const call = useCall();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<'' | 'noWords' | 'tooMany' | 'notChanged'>('');
  const [isBusy, setBusy] = useState(false);
  const send = async (submitted: SubmitEvent): Promise<void> => {
    submitted.preventDefault();
    if (reason.trim() === '') return setError('noWords');
    if (isBusy) return;
    setBusy(true);
    const answer = await call(reportThread, { eventid: event, threadid: id }, { Reason: reason.trim() });
    setBusy(false);
    if (!answer.ok) return setError(answer.status === 429 ? 'tooMany' : 'notChanged');
    showToast({ id: 'messages', text: t('reported'), tone: 'good' });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t('report')} closeLabel={t('close')}>
      <form className={styles.form} noValidate onSubmit={(submitted) => void send(submitted)}>
        <p>{t('reportWhat')}</p>
        <TextField
          label={t('reportReason')}
          value={reason}
          onChange={setReason}
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
