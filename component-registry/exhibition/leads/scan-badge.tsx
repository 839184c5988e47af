// Where staff enter the code of a badge, or come with one that was scanned: its person is asked, and no name is shown before they agree.
import { type ReactElement, type SubmitEvent, useState } from 'react';
import { Button, buttonClass, Link, readBadgeCode, TextField, useCall, useEvent, useTexts } from '#sdk';
import { scanBadge } from '#contract/badges';
import { leadTexts } from './texts.ts';
import styles from './leads.module.css';

type ScanBadgeProps = { company: string; /** A code that was scanned. */ code?: string; onAsked?: () => void };

export function ScanBadge({ company, code = '', onAsked }: ScanBadgeProps): ReactElement {
  const t = useTexts(leadTexts);
  const { event } = useEvent();
  const call = useCall();
  const [typed, setTyped] = useState(code);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<'' | 'badgeNoCode' | 'badgeUnknown' | 'didNotWork'>('');
  const [said, say] = useState<'' | 'badgeAsked' | 'badgeGiven'>('');
  const ask = async (submitted: SubmitEvent): Promise<void> => {
    submitted.preventDefault();
    say('');
    const Code = readBadgeCode(typed);
    if (Code === '') return setError('badgeNoCode');
    if (isBusy) return;
    setBusy(true);
    const answer = await call(scanBadge, { eventid: event, id: company }, { Code });
    setBusy(false);
    if (!answer.ok) return setError(answer.status === 404 ? 'badgeUnknown' : 'didNotWork');
    setError('');
    setTyped('');
    say(answer.reply.State === 'given' ? 'badgeGiven' : 'badgeAsked');
    onAsked?.();
  };
  return (
    <form className={styles.form} data-print="none" aria-label={t('badgeScan')} noValidate onSubmit={(submitted) => void ask(submitted)}>
      <TextField
        label={t('badgeTyped')}
        help={t('badgeTypedHelp')}
        value={typed}
        onChange={(words) => {
          setTyped(words);
          setError('');
        }}
        error={error === '' ? '' : t(error)}
        maxLength={40}
        autoComplete="off"
        dir="ltr"
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={isBusy} data-needs="script">
          {t('badgeAsk')}
        </Button>
        {code === '' && (
          <Link to="page:QrScanPage" className={buttonClass()}>
            {t('badgeCamera')}
          </Link>
        )}
      </div>
      <p role="status">{said !== '' && t(said)}</p>
    </form>
  );
}
