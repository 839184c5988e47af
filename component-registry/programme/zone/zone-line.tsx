// Whose times are shown, and the button that opens the choice of another zone (B §4).
import { Button, placeOfZone, useEvent, useTexts, useZone } from '#sdk';
import { lazy, Suspense, useState } from 'react';
import { texts } from './texts.ts';
import styles from './zone-line.module.css';

/** Few open it, and it lists all zones of the world. */
const ZoneDialog = lazy(() => import('./choice/zone-dialog.tsx').then((code) => ({ default: code.ZoneDialog })));

/** It is always there: that the visitor's time differs is only known once the page has been drawn. */
export function ZoneLine() {
  const t = useTexts(texts);
  const { timeZone } = useEvent();
  const zone = useZone();
  const [state, setState] = useState<'unasked' | 'open' | 'closed'>('unasked');
  return (
    <div className={styles.line}>
      <span>{t(zone === timeZone ? 'eventTimes' : 'otherTimes', { zone: placeOfZone(zone) })}</span>{' '}
      <Button variant="quiet" size="small" data-needs="script" data-print="none" aria-haspopup="dialog" onClick={() => setState('open')}>
        {t('change')}
      </Button>
      {state !== 'unasked' && (
        <Suspense fallback={null}>
          <ZoneDialog open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </div>
  );
}
