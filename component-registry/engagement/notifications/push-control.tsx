// "Notify me on this device": says whether it is on, and what stands in the way; asks the browser only when somebody presses.
import type { ReactElement } from 'react';
import { Button, usePush, useTexts } from '#sdk';
import { texts } from './texts.ts';
import styles from './view.module.css';

/** What each state says; one that is not known yet looks as if it were off. */
const wordsOf = {
  unknown: 'pushOff',
  off: 'pushOff',
  asking: 'pushAsking',
  on: 'pushOn',
  blocked: 'pushBlocked',
  unsupported: 'pushUnsupported',
} as const;

/** The control; nothing where it is not offered. */
export function PushControl(): ReactElement | null {
  const t = useTexts(texts);
  const { state, hasFailed, isOnline, turnOn, turnOff } = usePush();
  if (state === 'hidden') return null;
  const isOn = state === 'on';
  const isSwitch = state !== 'unsupported' && state !== 'blocked';
  const words = isSwitch && !isOnline ? t('pushOffline') : hasFailed ? t('pushFailed') : t(wordsOf[state]);
  return (
    <div
      className={styles.push}
      role="group"
      data-device=""
      aria-labelledby="push-title"
      aria-busy={state === 'unknown' || undefined}
      data-state={state}
    >
      <div>
        <p id="push-title" className={styles.pushTitle}>
          {t('pushTitle')}
        </p>
        <p role="status" className={styles.pushWords}>
          {words}
        </p>
      </div>
      {isSwitch && (
        <Button
          variant={isOn ? 'quiet' : 'secondary'}
          busy={state === 'asking'}
          aria-disabled={!isOnline || undefined}
          onClick={isOnline ? (isOn ? turnOff : turnOn) : undefined}
        >
          {t(isOn ? 'pushTurnOff' : 'pushTurnOn')}
        </Button>
      )}
    </div>
  );
}
