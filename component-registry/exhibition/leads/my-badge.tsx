// The reader's badge and the companies that have read it: each is answered with consent, or declined.
import { lazy, type ReactElement, Suspense, useEffect, useRef, useState } from 'react';
import { Button, queryOfRequest, showToast, useCall, useDataContext, useDates, useEvent, useHubChanges, useQuery, useTexts } from '#sdk';
import { answerBadgeScan, type BadgeScan } from '#contract/badges';
import { badgeScansRequest } from './data.ts';
import { leadTexts } from './texts.ts';
import styles from './leads.module.css';

const BadgeCode = lazy(() => import('./badge-code.tsx').then((code) => ({ default: code.BadgeCode })));
const ConsentDialog = lazy(() => import('./consent-dialog.tsx').then((code) => ({ default: code.ConsentDialog })));

/** For who is signed in. `onGiven`: a company has the reader's details now. */
export function MyBadge({ onGiven }: { onGiven: () => void }): ReactElement {
  const t = useTexts(leadTexts);
  const [isShown, setShown] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasAnswered = useRef(false);
  const scans = useQuery({
    ...queryOfRequest(badgeScansRequest(useDataContext())),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    retry: false,
  });
  useHubChanges('contacts', () => void scans.refetch());
  // What was pressed goes away: the focus stays here.
  const show = (isToBeShown: boolean): void => {
    setShown(isToBeShown);
    heading.current?.focus();
  };
  const done = (): void => {
    void scans.refetch();
    onGiven();
    hasAnswered.current = true;
  };
  const waiting = scans.data?.length ?? 0;
  useEffect(() => {
    // The question that was answered here goes with its buttons.
    if (hasAnswered.current && document.activeElement === document.body) heading.current?.focus();
    hasAnswered.current = false;
  }, [waiting]);
  return (
    <section className={styles.root} id="my-badge" aria-label={t('badge')} data-print="none">
      <h2 ref={heading} tabIndex={-1}>
        {t('badge')}
      </h2>
      <ul role="list" className={styles.list} aria-live="polite">
        {(scans.data ?? []).map((scan) => (
          <Asks key={scan.ScanId} scan={scan} onDone={done} />
        ))}
      </ul>
      <p className={styles.muted}>{t('badgeWhat')}</p>
      {isShown ? (
        <Suspense>
          <BadgeCode onClose={() => show(false)} />
        </Suspense>
      ) : (
        <p>
          <Button data-needs="script" onClick={() => show(true)}>
            {t('badgeShow')}
          </Button>
        </p>
      )}
    </section>
  );
}

function Asks({ scan, onDone }: { scan: BadgeScan; onDone: () => void }): ReactElement {
  const t = useTexts(leadTexts);
  const dates = useDates();
  const { event } = useEvent();
  const call = useCall();
  const [isOpen, setOpen] = useState(false);
  const name = scan.CompanyName || scan.CompanyAccountId;
  const decline = async (): Promise<void> => {
    const none = { Allow: false, Firstname: '', Surname: '', Message: '', Consent: '' };
    const answer = await call(answerBadgeScan, { eventid: event, scanid: scan.ScanId }, none);
    showToast({ id: 'badge', text: t(answer.ok ? 'badgeDeclined' : 'didNotWork', { name }), tone: answer.ok ? 'good' : 'bad' });
    onDone();
  };
  return (
    <li className={styles.lead}>
      <h3 className={styles.name}>{t('badgeAsks', { name })}</h3>
      <p className={styles.muted}>{dates.withTime(dates.longDate(scan.AskedAt), dates.time(scan.AskedAt))}</p>
      <div className={styles.actions}>
        <Button variant="primary" size="small" aria-label={`${t('badgeAnswer')}: ${name}`} onClick={() => setOpen(true)}>
          {t('badgeAnswer')}
        </Button>
        <Button size="small" aria-label={`${t('badgeDecline')}: ${name}`} onClick={() => void decline()}>
          {t('badgeDecline')}
        </Button>
      </div>
      {isOpen && (
        <Suspense>
          <ConsentDialog
            scan={scan}
            name={name}
            onDone={() => {
              setOpen(false);
              onDone();
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </li>
  );
}
