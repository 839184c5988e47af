// Takes the reader's details back from a company, after a question.
import { type ReactElement, useState } from 'react';
import { Button, Dialog, showToast, useCall, useEvent, useTexts } from '#sdk';
import { type GivenLead, takeBackLead } from '#contract/leads';
import { leadTexts } from './texts.ts';

type TakeBackProps = { given: GivenLead; name: string; onDone: () => void };

export function TakeBack({ given, name, onDone }: TakeBackProps): ReactElement {
  const t = useTexts(leadTexts);
  const { event } = useEvent();
  const call = useCall();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const take = async (): Promise<void> => {
    setBusy(true);
    const answer = await call(takeBackLead, { eventid: event, leadid: given.LeadId });
    setBusy(false);
    setOpen(false);
    showToast({ id: 'lead', text: t(answer.ok ? 'takenBack' : 'didNotWork'), tone: answer.ok ? 'good' : 'bad' });
    if (answer.ok) onDone();
  };
  return (
    <>
      <Button size="small" variant="quiet" aria-label={`${t('takeBack')}: ${name}`} onClick={() => setOpen(true)}>
        {t('takeBack')}
      </Button>
      <Dialog
        open={isOpen}
        size="small"
        onClose={() => setOpen(false)}
        title={t('takeBackQuestion', { name })}
        closeLabel={t('close')}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{t('cancel')}</Button>
            <Button variant="primary" busy={isBusy} onClick={() => void take()}>
              {t('takeBack')}
            </Button>
          </>
        }
      >
        <p>{t('takeBackWhy', { name })}</p>
      </Dialog>
    </>
  );
}
