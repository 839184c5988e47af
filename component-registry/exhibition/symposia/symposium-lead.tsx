// The dialog in which somebody asks the company of a symposium for information or a call, with their consent (decision 0045). Loaded when it is opened.
import { type ReactElement, type SubmitEvent, useState } from 'react';
import { Button, Checkbox, Dialog, LONGEST_LEAD, SelectField, Skeleton, TextField, useCall, useEvent, useTexts, useUser } from '#sdk';
import { giveLead, type GivenLead } from '#contract/leads';
import { GivenNamesFields, hasNames, type Names } from '../company/name-fields.tsx';
import { leadTexts } from '../leads/texts.ts';
import { useGiven } from '../leads/use-given.ts';
import { withAbout } from './message.ts';
import { symposiaTexts } from './texts.ts';
import styles from './view.module.css';

type SymposiumLeadProps = { company: { id: string; name: string }; title: string; onSent: () => void; onClose: () => void };

export function SymposiumLead({ company, title, onSent, onClose }: SymposiumLeadProps): ReactElement {
  const t = useTexts(symposiaTexts);
  const words = useTexts(leadTexts);
  const given = useGiven();
  const own = given.data?.find(({ CompanyAccountId }) => CompanyAccountId === company.id);
  return (
    <Dialog open onClose={onClose} title={t('askAbout', { title })} closeLabel={words('close')}>
      {given.isLoading ? (
        <Skeleton lines={4} />
      ) : (
        <LeadForm
          company={company}
          title={title}
          given={own}
          onSent={() => {
            void given.refetch();
            onSent();
          }}
        />
      )}
    </Dialog>
  );
}

type LeadFormProps = { company: { id: string; name: string }; title: string; given: GivenLead | undefined; onSent: () => void };

function LeadForm({ company, title, given, onSent }: LeadFormProps): ReactElement {
  const t = useTexts(symposiaTexts);
  const words = useTexts(leadTexts);
  const { event } = useEvent();
  const { user } = useUser();
  const call = useCall();
  const [names, setNames] = useState<Names>({
    first: given?.Firstname ?? user?.Firstname ?? '',
    last: given?.Surname ?? user?.Surname ?? '',
  });
  const [topic, setTopic] = useState<'information' | 'callback'>('information');
  // There is one lead of a person for a company: what was written before stays in it.
  const [message, setMessage] = useState(withAbout(given?.Message ?? '', t('about', { title }), LONGEST_LEAD));
  const [agrees, setAgrees] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const consent = words('consent', { name: company.name });
  const send = async (submitted: SubmitEvent): Promise<void> => {
    submitted.preventDefault();
    setChecked(true);
    if (isBusy || !agrees || !hasNames(names)) return;
    setBusy(true);
    const body = { Firstname: names.first.trim(), Surname: names.last.trim(), Topic: topic, Message: message.trim(), Consent: consent };
    const answer = await call(giveLead, { eventid: event, id: company.id }, body);
    setBusy(false);
    setFailed(!answer.ok);
    if (answer.ok) onSent();
  };
  return (
    <form className={styles.form} noValidate onSubmit={(submitted) => void send(submitted)}>
      <SelectField
        label={words('topic')}
        value={topic}
        options={[
          { value: 'information', label: words('topicInformation') },
          { value: 'callback', label: words('topicCallback') },
        ]}
        onChange={(value) => setTopic(value === 'callback' ? 'callback' : 'information')}
      />
      <GivenNamesFields
        names={names}
        onChange={setNames}
        words={{ firstname: words('firstname'), surname: words('surname'), missing: words('nameMissing') }}
        isChecked={isChecked}
      />
      <TextField
        label={words('email')}
        help={words('emailHelp')}
        value={user?.Email ?? ''}
        onChange={() => undefined}
        type="email"
        dir="ltr"
        disabled
      />
      <TextField
        label={words('message')}
        help={topic === 'callback' ? t('callbackHelp') : ''}
        value={message}
        onChange={setMessage}
        maxLength={LONGEST_LEAD}
        dir="auto"
        multiline
      />
      <Checkbox
        label={consent}
        checked={agrees}
        onChange={setAgrees}
        error={isChecked && !agrees ? words('consentMissing') : ''}
        required
      />
      <p role="alert">{hasFailed && words('didNotWork')}</p>
      <Button type="submit" variant="primary" busy={isBusy}>
        {words('send')}
      </Button>
    </form>
  );
}
