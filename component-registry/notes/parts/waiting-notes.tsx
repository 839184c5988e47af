// What was written without a connection: that it waits, or why the server did not take it, and what can be done about it.
import { useState } from 'react';
import { Button, type NoteToolFacts, useTexts } from '#sdk';
import { Composer } from './composer.tsx';
import styles from './notes.module.css';
import { texts } from './texts.ts';
import { noteRefusal } from './use-note-actions.ts';

export type Unsent = Pick<NoteToolFacts, 'waiting' | 'onRetry' | 'onEdit' | 'onDiscard'>;

export function WaitingNotes(unsent: Unsent) {
  if (unsent.waiting.length === 0) return null;
  return (
    <ul role="list" className={styles.list}>
      {unsent.waiting.map((note) => (
        <WaitingItem key={note.id} note={note} {...unsent} />
      ))}
    </ul>
  );
}

function WaitingItem({ note: { id, text, isReply, refused }, onRetry, onEdit, onDiscard }: { note: Unsent['waiting'][number] } & Unsent) {
  const t = useTexts(texts);
  const [isEditing, setEditing] = useState(false);
  const isRefused = refused !== undefined;
  return (
    <li className={styles.item}>
      <p className={styles.meta} role="status">
        {t(isRefused ? noteRefusal({ status: refused, isNew: !isReply }) || 'notSent' : 'waiting')}
      </p>
      {isEditing && isRefused ? (
        <Composer
          label={t('edit')}
          sendLabel={t('send')}
          draft=""
          initial={text}
          onSend={async (words) => {
            setEditing(false);
            onEdit(id, words);
            return '';
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <>
          <p className={styles.text} dir="auto">
            {text}
          </p>
          <p className={styles.actions}>
            {/* What waits may have been carried out already: other words would be another comment. */}
            {isRefused && (
              <>
                <Button size="small" onClick={() => onRetry(id)}>
                  {t('retry')}
                </Button>
                <Button size="small" variant="quiet" onClick={() => setEditing(true)}>
                  {t('edit')}
                </Button>
              </>
            )}
            <Button
              size="small"
              variant="quiet"
              onClick={({ currentTarget }) => {
                // The button goes with its text: the keyboard goes on where something is written.
                currentTarget.closest('section')?.querySelector('textarea')?.focus();
                onDiscard(id);
              }}
            >
              {t('delete')}
            </Button>
          </p>
        </>
      )}
    </li>
  );
}
