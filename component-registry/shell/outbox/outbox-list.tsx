// The changes that wait, in their order, and those that were refused: why, what somebody had written, and what can be done about it.
import type { ReactElement } from 'react';
import { Button, type OutboxEntry, showToast, useTexts, wordsOfEntry } from '#sdk';
import { texts } from './texts.ts';
import styles from './view.module.css';

type OutboxListProps = { entries: readonly OutboxEntry[]; onRetry: (id: string) => void; onDiscard: (id: string) => void };

const states = { waiting: 'stateWaiting', sending: 'stateSending', refused: 'stateRefused' } as const;

/** Why a change was refused, by status. */
const reasons: Readonly<Record<number, 'refusedAsIs' | 'refusedNotAllowed' | 'refusedGone' | 'refusedChanged' | 'refusedTooLarge'>> = {
  400: 'refusedAsIs',
  403: 'refusedNotAllowed',
  404: 'refusedGone',
  409: 'refusedChanged',
  410: 'refusedGone',
  413: 'refusedTooLarge',
  422: 'refusedAsIs',
};

export function OutboxList({ entries, onRetry, onDiscard }: OutboxListProps): ReactElement {
  const t = useTexts(texts);
  const copy = async (words: string): Promise<void> => {
    // Without permission it can be selected: it stands there.
    await navigator.clipboard.writeText(words).then(
      () => showToast({ id: 'outbox-copied', text: t('copied') }),
      () => undefined,
    );
  };
  return (
    <ol role="list" className={styles.list}>
      {entries.map((entry) => {
        const { id, label, state, status = 0 } = entry;
        const words = state === 'refused' ? wordsOfEntry(entry) : '';
        // The label of a text is its beginning.
        const isBegun = words.startsWith(label);
        const act = (action: 'retry' | 'discard' | 'copy') => ({
          children: t(action),
          'aria-label': t('actionOn', { action: t(action), label }),
        });
        return (
          <li key={id}>
            <p>
              <strong dir="auto">{isBegun ? words : label}</strong>
              <span className={styles.state} data-state={state}>
                {t((state === 'refused' && reasons[status]) || states[state], { status })}
              </span>
              {words !== '' && !isBegun && <span dir="auto">{words}</span>}
            </p>
            <span className={styles.actions}>
              {/* Without https a browser copies nothing; it can be selected. */}
              {words !== '' && 'clipboard' in navigator && <Button size="small" onClick={() => void copy(words)} {...act('copy')} />}
              {state === 'refused' && <Button size="small" onClick={() => onRetry(id)} {...act('retry')} />}
              {state !== 'sending' && <Button size="small" variant="quiet" onClick={() => onDiscard(id)} {...act('discard')} />}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
