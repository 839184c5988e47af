// What the link of a contact form's letter opens: what was entered, to confirm it, or to take it back. Loaded when somebody comes with such a link.
import { type ReactElement, useEffect, useState } from 'react';
import { Button, Dialog, Skeleton, useCall, useEvent, useTexts } from '#sdk';
import { confirmGuestLead, type GuestLead, readGuestLead, takeBackGuestLead } from '#contract/guest-leads';
import { leadTexts } from './texts.ts';
import styles from './leads.module.css';

type Phase = 'loading' | 'waiting' | 'confirmed' | 'removed' | 'unknown' | 'failed';

export function ConfirmDialog({ code, name, onClose }: { code: string; name: string; onClose: () => void }): ReactElement {
  const t = useTexts(leadTexts);
  const { event, language } = useEvent();
  const call = useCall();
  const [phase, setPhase] = useState<Phase>('loading');
  const [lead, setLead] = useState<GuestLead>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    let isOver = false;
    void call(readGuestLead, { eventid: event, language }, { Code: code }).then((answer) => {
      if (isOver) return;
      if (answer.ok) setLead(answer.reply);
      setPhase(answer.ok ? (answer.reply.IsConfirmed ? 'confirmed' : 'waiting') : answer.kind === 'offline' ? 'failed' : 'unknown');
    });
    return () => {
      isOver = true;
    };
  }, [call, event, language, code]);
  const confirm = async (): Promise<void> => {
    setBusy(true);
    const answer = await call(confirmGuestLead, { eventid: event, language }, { Code: code });
    setBusy(false);
    setPhase(answer.ok ? 'confirmed' : answer.status === 404 ? 'unknown' : 'failed');
  };
  const takeBack = async (): Promise<void> => {
    setBusy(true);
    const answer = await call(takeBackGuestLead, { eventid: event }, { Code: code });
    setBusy(false);
    setPhase(answer.ok ? 'removed' : 'failed');
  };
  const words = {
    waiting: 'guestConfirmWhat',
    confirmed: 'guestConfirmed',
    removed: 'takenBack',
    unknown: 'guestUnknown',
    failed: 'didNotWork',
  } as const;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('giveContactTitle', { name })}
      closeLabel={t('close')}
      actions={
        (phase === 'waiting' || phase === 'confirmed') && (
          <>
            <Button disabled={isBusy} onClick={() => void takeBack()}>
              {t(phase === 'waiting' ? 'guestDelete' : 'takeBack')}
            </Button>
            {phase === 'waiting' && (
              <Button variant="primary" busy={isBusy} onClick={() => void confirm()}>
                {t('guestConfirm')}
              </Button>
            )}
          </>
        )
      }
    >
      <div className={styles.form}>
        {phase === 'loading' ? <Skeleton lines={3} /> : <p role="status">{t(words[phase], { name })}</p>}
        {lead && (phase === 'waiting' || phase === 'confirmed') && (
          <>
            <p dir="auto">
              {lead.Firstname} {lead.Surname}, {lead.Email}
            </p>
            {lead.Message && (
              <p className={styles.message} dir="auto">
                {lead.Message}
              </p>
            )}
            <p className={styles.muted}>{t('agreedTo', { words: lead.Consent })}</p>
          </>
        )}
      </div>
    </Dialog>
  );
}
