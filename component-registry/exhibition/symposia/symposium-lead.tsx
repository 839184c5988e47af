// The dialog in which somebody asks the company of a symposium or a product for information or a call, with their consent (decision 0045). Loaded when it is opened.
import { type ReactElement, useState } from 'react';
import { Dialog, type LeadTopic, LONGEST_LEAD, Skeleton, useCall, useEvent, useTexts } from '#sdk';
import { giveLead, type GivenLead } from '#contract/leads';
import { AccountEmail, type LeadDetails, LeadForm } from '../leads/lead-form.tsx';
import { leadTexts } from '../leads/texts.ts';
import { TopicField } from '../leads/topic-field.tsx';
import { useGiven } from '../leads/use-given.ts';
import { withAbout } from './message.ts';
import { symposiaTexts } from './texts.ts';

type AskingProps = { company: { id: string; name: string }; title: string; of: 'symposium' | 'product'; onSent: () => void };

export function SymposiumLead({ onClose, onSent, ...asking }: AskingProps & { onClose: () => void }): ReactElement {
  const t = useTexts(symposiaTexts);
  const words = useTexts(leadTexts);
  const given = useGiven();
  const sent = (): void => {
    void given.refetch();
    onSent();
  };
  const own = given.data?.find(({ CompanyAccountId }) => CompanyAccountId === asking.company.id);
  return (
    <Dialog open onClose={onClose} title={t('askAbout', { title: asking.title })} closeLabel={words('close')}>
      {given.isLoading ? <Skeleton lines={4} /> : <Asking {...asking} given={own} onSent={sent} />}
    </Dialog>
  );
}

const topics: readonly LeadTopic[] = ['information', 'callback'];

function Asking({ company, title, of, given, onSent }: AskingProps & { given: GivenLead | undefined }): ReactElement {
  const t = useTexts(symposiaTexts);
  const words = useTexts(leadTexts);
  const { event } = useEvent();
  const call = useCall();
  const [topic, setTopic] = useState<LeadTopic>('information');
  const send = async (details: LeadDetails): Promise<string> => {
    const answer = await call(giveLead, { eventid: event, id: company.id }, { ...details, Topic: topic });
    if (answer.ok) onSent();
    return answer.ok ? '' : words('didNotWork');
  };
  // There is one lead of a person for a company: what was written before stays in it.
  const message = withAbout(given?.Message ?? '', t(of === 'product' ? 'aboutProduct' : 'about', { title }), LONGEST_LEAD);
  return (
    <LeadForm
      company={company.name}
      given={{ ...given, Message: message }}
      messageHelp={topic === 'callback' ? t('callbackHelp') : ''}
      send={send}
    >
      {() => (
        <>
          <AccountEmail />
          <TopicField topic={topic} onChange={setTopic} of={topics} />
        </>
      )}
    </LeadForm>
  );
}
