// The dialog in which somebody whose badge was read gives the company their details, with their consent. Loaded when somebody opens it.
import type { ReactElement } from 'react';
import { Dialog, showToast, useCall, useEvent, useTexts } from '#sdk';
import { answerBadgeScan, type BadgeScan } from '#contract/badges';
import { AccountEmail, type LeadDetails, LeadForm } from './lead-form.tsx';
import { leadTexts } from './texts.ts';

type ConsentDialogProps = { scan: BadgeScan; name: string; onDone: () => void; onClose: () => void };

export function ConsentDialog({ scan, name, onDone, onClose }: ConsentDialogProps): ReactElement {
  const t = useTexts(leadTexts);
  const { event } = useEvent();
  const call = useCall();
  const send = async (details: LeadDetails): Promise<string> => {
    const answer = await call(answerBadgeScan, { eventid: event, scanid: scan.ScanId }, { Allow: true, ...details });
    if (!answer.ok) return t('didNotWork');
    showToast({ id: 'badge', text: t('sentTo', { name }), tone: 'good' });
    onDone();
    return '';
  };
  return (
    <Dialog open onClose={onClose} title={t('giveContactTitle', { name })} closeLabel={t('close')}>
      <LeadForm company={name} send={send}>
        {() => <AccountEmail />}
      </LeadForm>
    </Dialog>
  );
}
