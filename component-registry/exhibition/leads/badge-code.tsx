// The reader's badge: a code as a picture and in letters, which works for minutes, is made anew and withdrawn. Loaded when somebody shows it.
import { type ReactElement, useCallback, useEffect, useState } from 'react';
import { Button, showToast, useCall, useDates, useEvent, useHref, useNow, useOrigin, useTexts } from '#sdk';
import { makeBadge, withdrawBadge } from '#contract/badges';
import type { ReplyOf } from '#contract/endpoint';
import { encodeQR } from 'qr';
import { leadTexts } from './texts.ts';
import styles from './leads.module.css';

/** White modules around the code, as scanners need them. */
const BORDER = 2;

export function BadgeCode({ onClose }: { onClose: () => void }): ReactElement {
  const t = useTexts(leadTexts);
  const dates = useDates();
  const { event } = useEvent();
  const call = useCall();
  const now = useNow();
  const [badge, setBadge] = useState<ReplyOf<typeof makeBadge>>();
  const [hasFailed, setFailed] = useState(false);
  const make = useCallback(async (): Promise<void> => {
    const answer = await call(makeBadge, { eventid: event });
    setFailed(!answer.ok);
    if (answer.ok) setBadge(answer.reply);
  }, [call, event]);
  useEffect(() => void make(), [make]);
  const withdraw = async (): Promise<void> => {
    const answer = await call(withdrawBadge, { eventid: event });
    if (!answer.ok) return showToast({ id: 'badge', text: t('didNotWork'), tone: 'bad' });
    onClose();
  };
  const isOver = badge !== undefined && Date.parse(badge.ExpiresAt) <= now;
  return (
    <div className={styles.badge}>
      <p role="alert">{hasFailed && t('didNotWork')}</p>
      {badge && !isOver && (
        <>
          <Code code={badge.Code} />
          <p className={styles.code} dir="ltr">
            {badge.Code}
          </p>
          <p className={styles.muted}>{t('badgeUntil', { time: dates.time(badge.ExpiresAt) })}</p>
        </>
      )}
      {isOver && <p role="status">{t('badgeOver')}</p>}
      <div className={styles.actions}>
        <Button variant={isOver || hasFailed ? 'primary' : 'secondary'} onClick={() => void make()}>
          {t('badgeAnew')}
        </Button>
        <Button variant="quiet" onClick={() => void withdraw()}>
          {t('badgeWithdraw')}
        </Button>
      </div>
    </div>
  );
}

/** The address of a page of this event with the code: whatever reads codes opens it. Black on white in every theme. */
function Code({ code }: { code: string }): ReactElement {
  const t = useTexts(leadTexts);
  const page = useHref()('page:MyAreaPage') ?? '';
  const rows = encodeQR(`${useOrigin()}${page}?badge=${code}`, 'raw', { border: BORDER, ecc: 'medium' });
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={t('badgeCode')}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
