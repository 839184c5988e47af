// The changes that wait, in their order.
import type { ReactElement } from 'react';
import { Button, type OutboxEntry, useTexts } from '#sdk';
import { texts } from './texts.ts';
import styles from './view.module.css';

type OutboxListProps = { entries: readonly OutboxEntry[]; onRetry: (id: string) => void; onDiscard: (id: string) => void };

const states = { waiting: 'stateWaiting', sending: 'stateSending', refused: 'stateRefused' } as const;

export function OutboxList({ entries, onRetry, onDiscard }: OutboxListProps): ReactElement {
  const t = useTexts(texts);
  return (
    <ol role="list" className={styles.list}>
      {entries.map(({ id, label, state, status }) => (
        <li key={id}>
          <p>
            <strong>{label}</strong>
            <span className={styles.state} data-state={state}>
              {t(states[state], { status: status ?? '' })}
            </span>
          </p>
          <span className={styles.actions}>
            {state === 'refused' && (
              <Button size="small" aria-label={t('actionOn', { action: t('retry'), label })} onClick={() => onRetry(id)}>
                {t('retry')}
              </Button>
            )}
            {state !== 'sending' && (
              <Button
                size="small"
                variant="quiet"
                aria-label={t('actionOn', { action: t('discard'), label })}
                onClick={() => onDiscard(id)}
              >
                {t('discard')}
              </Button>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
