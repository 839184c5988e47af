// What was saved without a connection: how much waits, what it is, and what the server said to it.
import { useEffect, useRef } from 'react';
import { framed, LiveRegion, showToast, useConnection, useOutbox, useTexts, type ViewProps } from '#sdk';
import { OutboxList } from './outbox-list.tsx';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

/** Pause between attempts while something waits, ms: the device may be online and the server away. */
const PAUSE = 30_000;

export default function Outbox({ frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const { isOnline, changes } = useConnection();
  const { entries, send, retry, discard } = useOutbox();
  const summary = useRef<HTMLElement>(null);
  const waiting = entries.filter(({ state }) => state !== 'refused').length;
  const declined = entries.length - waiting;
  const waits = waiting > 0;
  useEffect(() => {
    const again = (): void =>
      void send().then((sent) => sent > 0 && showToast({ id: 'outbox', text: t('sent', { count: sent }), tone: 'good' }));
    again();
    if (!waits || !isOnline) return undefined;
    const timer = setInterval(again, PAUSE);
    return () => clearInterval(timer);
  }, [send, t, isOnline, changes, waits]);
  const drop = (id: string): void => {
    discard(id);
    // The button is about to go: the keyboard goes on at the list, or at the content.
    (entries.length > 1 ? summary.current : document.getElementById('foyer-main'))?.focus({ preventScroll: true });
  };
  return (
    <div {...framed(frame, styles.root)} hidden={entries.length === 0}>
      {/* It stands here until somebody has dealt with it: a message that goes by itself would say the same beside it. */}
      <LiveRegion message={declined > 0 ? t('refused', { count: declined }) : ''} />
      {entries.length > 0 && (
        <details className={styles.box} data-refused={declined > 0 || undefined}>
          <summary ref={summary}>
            {waits && t('waiting', { count: waiting })}
            {waits && declined > 0 && ' · '}
            {declined > 0 && t('refused', { count: declined })}
          </summary>
          {waits && <p className={styles.hint}>{t('hint')}</p>}
          <OutboxList entries={entries} onRetry={retry} onDiscard={drop} />
        </details>
      )}
    </div>
  );
}
