// Cancels a meeting of the reader, after a question.
import { type ReactElement, useState } from 'react';
import { Button, Dialog, showToast, useCall, useEvent, useTexts } from '#sdk';
import { cancelMeeting, type OwnMeeting } from '#contract/meetings';
import { refusalOf } from './refusal.ts';
import { meetingTexts } from './texts.ts';

type CancelProps = { meeting: OwnMeeting; /** Company and time, for names. */ which: string; onDone: () => void };

export function CancelMeeting({ meeting, which, onDone }: CancelProps): ReactElement {
  const t = useTexts(meetingTexts);
  const { event } = useEvent();
  const call = useCall();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const cancel = async (): Promise<void> => {
    setBusy(true);
    const answer = await call(cancelMeeting, { eventid: event, slotid: meeting.SlotId });
    setBusy(false);
    setOpen(false);
    showToast({ id: 'meeting', text: t(answer.ok ? 'cancelled' : refusalOf(answer).words), tone: answer.ok ? 'good' : 'bad' });
    if (answer.ok || refusalOf(answer).isStale) onDone();
  };
  return (
    <>
      <Button size="small" variant="quiet" data-needs="script" aria-label={`${t('cancel')}: ${which}`} onClick={() => setOpen(true)}>
        {t('cancel')}
      </Button>
      <Dialog
        open={isOpen}
        size="small"
        onClose={() => setOpen(false)}
        title={t('cancelQuestion', { name: meeting.CompanyName || meeting.CompanyAccountId })}
        closeLabel={t('close')}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{t('keep')}</Button>
            <Button variant="primary" busy={isBusy} onClick={() => void cancel()}>
              {t('cancel')}
            </Button>
          </>
        }
      >
        <p>{which}</p>
        <p>{t('cancelWhat')}</p>
      </Dialog>
    </>
  );
}
