// The dialog in which a visitor gives a company their details, with their consent (B §2 contact form). Loaded when somebody opens it.
import { type ReactElement, useState } from 'react';
import { Dialog, type LeadTopic, leadTopics, useCall, useEvent, useTexts } from '#sdk';
import { giveLead, type GivenLead } from '#contract/leads';
import { AccountEmail, type LeadDetails, LeadForm } from './lead-form.tsx';
import { leadTexts } from './texts.ts';
import { TopicField } from './topic-field.tsx';

type LeadDialogProps = {
  company: { id: string; name: string };
  /** What was given before. */
  given: GivenLead | undefined;
  onSent: () => void;
  onClose: () => void;
};

export function LeadDialog({ company, given, onSent, onClose }: LeadDialogProps): ReactElement {
  const t = useTexts(leadTexts);
  const { event } = useEvent();
  const call = useCall();
  const [topic, setTopic] = useState<LeadTopic>(leadTopics.find((one) => one === given?.Topic) ?? 'contact');
  const send = async (details: LeadDetails): Promise<string> => {
    const answer = await call(giveLead, { eventid: event, id: company.id }, { ...details, Topic: topic });
    if (answer.ok) onSent();
    return answer.ok ? '' : t('didNotWork');
  };
  return (
    <Dialog open onClose={onClose} title={t('giveContactTitle', { name: company.name })} closeLabel={t('close')}>
      <LeadForm company={company.name} given={given} send={send}>
        {() => (
          <>
            <AccountEmail />
            <TopicField topic={topic} onChange={setTopic} />
          </>
        )}
      </LeadForm>
    </Dialog>
  );
}
