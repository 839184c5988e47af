// The dialog in which somebody whose badge was read gives the company their details, with their consent. Loaded when somebody opens it.
import { type ReactElement, type SubmitEvent, useState } from 'react';
import { Button, Checkbox, Dialog, LONGEST_LEAD, showToast, TextField, useCall, useEvent, useTexts, useUser } from '#sdk';
import { answerBadgeScan, type BadgeScan } from '#contract/badges';
import { GivenNamesFields, hasNames, type Names } from '../company/name-fields.tsx';
import { leadTexts } from './texts.ts';
import styles from './leads.module.css';

type ConsentDialogProps = { scan: BadgeScan; name: string; onDone: () => void; onClose: () => void };

export function ConsentDialog({ scan, name, onDone, onClose }: ConsentDialogProps): ReactElement {
  const t = useTexts(leadTexts);
  const { event } = useEvent();
  const { user } = useUser();
  const call = useCall();
  const [names, setNames] = useState<Names>({ first: user?.Firstname ?? '', last: user?.Surname ?? '' });
  const [message, setMessage] = useState('');
  const [agrees, setAgrees] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const consent = t('consent', { name });
  const nameWords = { firstname: t('firstname'), surname: t('surname'), missing: t('nameMissing') };
  const send = async (submitted: SubmitEvent): Promise<void> => {
    submitted.preventDefault();
    setChecked(true);
    if (isBusy || !agrees || !hasNames(names)) return;
    setBusy(true);
    const body = { Allow: true, Firstname: names.first.trim(), Surname: names.last.trim(), Message: message.trim(), Consent: consent };
    const answer = await call(answerBadgeScan, { eventid: event, scanid: scan.ScanId }, body);
    setBusy(false);
    setFailed(!answer.ok);
    if (!answer.ok) return;
    showToast({ id: 'badge', text: t('sentTo', { name }), tone: 'good' });
    onDone();
  };
  return (
    <Dialog open onClose={onClose} title={t('giveContactTitle', { name })} closeLabel={t('close')}>
      <form className={styles.form} noValidate onSubmit={(submitted) => void send(submitted)}>
        <GivenNamesFields names={names} onChange={setNames} words={nameWords} isChecked={isChecked} />
        <TextField
          label={t('email')}
          help={t('emailHelp')}
          value={user?.Email ?? ''}
          onChange={() => undefined}
          type="email"
          dir="ltr"
          disabled
        />
        <TextField label={t('message')} value={message} onChange={setMessage} maxLength={LONGEST_LEAD} dir="auto" multiline />
        <Checkbox label={consent} checked={agrees} onChange={setAgrees} error={isChecked && !agrees ? t('consentMissing') : ''} required />
        <p role="alert">{hasFailed && t('didNotWork')}</p>
        <Button type="submit" variant="primary" busy={isBusy}>
          {t('send')}
        </Button>
      </form>
    </Dialog>
  );
}
