// Where staff scan a badge with the camera, enter its code, or come with one that was scanned: its person is asked, and no name is shown before they agree.
import { lazy, type ReactElement, Suspense, useState } from 'react';
import {
  Button,
  classNames,
  needsOwnDocument,
  readBadgeCode,
  scannedBadgeCode,
  TextField,
  useCall,
  useEvent,
  useTakenFromAddress,
  useTexts,
} from '#sdk';
import { scanBadge } from '#contract/badges';
import { leadTexts } from './texts.ts';
import styles from './leads.module.css';

const BadgeCamera = lazy(() => import('./badge-camera.tsx').then((code) => ({ default: code.BadgeCamera })));

/** Says that the camera was asked for before the page was loaded anew. */
const scanNames = ['scan'] as const;
const SCAN = '?scan=camera';

type ScanBadgeProps = { company: string; /** A code that was scanned. */ code?: string; onAsked?: () => void };

export function ScanBadge({ company, code = '', onAsked }: ScanBadgeProps): ReactElement {
  const t = useTexts(leadTexts);
  const { event } = useEvent();
  const call = useCall();
  const { scan } = useTakenFromAddress(scanNames);
  const [isCameraOpen, openCamera] = useState(code === '' && scan !== '');
  const [typed, setTyped] = useState(code);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<'' | 'badgeNoCode' | 'badgeUnknown' | 'didNotWork'>('');
  const [said, say] = useState<'' | 'badgeAsked' | 'badgeGiven'>('');
  const ask = async (words: string): Promise<void> => {
    say('');
    const Code = readBadgeCode(words);
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
  const toggleCamera = (): void => {
    // The camera is allowed by the document of this page alone.
    if (!isCameraOpen && needsOwnDocument()) return location.assign(location.pathname + SCAN);
    openCamera(!isCameraOpen);
  };
  return (
    <form
      className={classNames(styles.form, styles.scan)}
      data-print="none"
      aria-label={t('badgeScan')}
      noValidate
      onSubmit={(submitted) => {
        submitted.preventDefault();
        void ask(typed);
      }}
    >
      {code === '' && (
        <>
          <div className={styles.actions}>
            <Button
              variant={isCameraOpen ? 'secondary' : 'primary'}
              aria-expanded={isCameraOpen}
              data-needs="script"
              onClick={toggleCamera}
            >
              {t(isCameraOpen ? 'badgeCameraClose' : 'badgeCamera')}
            </Button>
          </div>
          {isCameraOpen && (
            <Suspense>
              <BadgeCamera
                onFound={(content) => {
                  const scanned = scannedBadgeCode(content);
                  setTyped(scanned);
                  void ask(scanned);
                }}
              />
            </Suspense>
          )}
        </>
      )}
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
        <Button type="submit" variant={code === '' ? 'secondary' : 'primary'} busy={isBusy} data-needs="script">
          {t('badgeAsk')}
        </Button>
      </div>
      <p role="status">{said !== '' && t(said)}</p>
    </form>
  );
}
