// The contact form without an account (B §2): a letter goes to the address, and the company sees nothing before it is confirmed there. Loaded when somebody opens it.
import { type ReactElement, useState } from 'react';
import { Dialog, type LeadTopic, TextField, useCall, useEvent, useTexts } from '#sdk';
import { sendGuestLead } from '#contract/guest-leads';
import { type LeadDetails, LeadForm } from './lead-form.tsx';
import { leadTexts } from './texts.ts';
import { TopicField } from './topic-field.tsx';

/** Something with a host behind an at sign; the server knows more. */
const isAddress = (email: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email.trim().slice(0, 254));

export function GuestDialog({ company, onClose }: { company: { id: string; name: string }; onClose: () => void }): ReactElement {
  const t = useTexts(leadTexts);
  const { event, language } = useEvent();
  const call = useCall();
  const [email, setEmail] = useState('');
  const [topic, setTopic] = useState<LeadTopic>('contact');
  const [isSent, setSent] = useState(false);
  const { id, name } = company;
  const send = async (details: LeadDetails): Promise<string> => {
    const answer = await call(sendGuestLead, { eventid: event, id, language }, { ...details, Email: email.trim(), Topic: topic });
    setSent(answer.ok && answer.reply.Sent);
    if (answer.ok && !answer.reply.Sent) return t('mailOff');
    return answer.ok ? '' : t(answer.status === 429 ? 'tooMany' : 'didNotWork');
  };
  return (
    <Dialog open onClose={onClose} title={t('giveContactTitle', { name })} closeLabel={t('close')}>
      {isSent ? (
        <p role="status">{t('guestSent', { email: email.trim(), name })}</p>
      ) : (
        <LeadForm company={name} isReady={isAddress(email)} send={send}>
          {(isChecked) => (
            <>
              <TextField
                label={t('email')}
                help={t('guestEmailHelp', { name })}
                value={email}
                onChange={setEmail}
                error={isChecked && !isAddress(email) ? t('emailMissing') : ''}
                type="email"
                autoComplete="email"
                maxLength={254}
                dir="ltr"
                required
              />
              <TopicField topic={topic} onChange={setTopic} />
            </>
          )}
        </LeadForm>
      )}
    </Dialog>
  );
}
