// Where a note, comment or reply is written: a draft on this device, who can read it, and what became of it in words.
import { useEffect, useId, useState } from 'react';
import { Button, LONGEST_NOTE, SelectField, TextField, useRemembered, useTexts } from '#sdk';
import { texts } from './texts.ts';
import styles from './notes.module.css';

/** Who a comment can be for, with the words for it. */
export type NoteReach = { value: 'participants' | 'everybody' | 'none'; label: string };
/** Why it was not taken; empty for taken. */
export type Refusal = '' | 'tooMany' | 'notAllowed' | 'closed' | 'notThere' | 'full' | 'changed' | 'notSent';

type ComposerProps = {
  label: string;
  help?: string;
  sendLabel: string;
  /** Key of the draft on the device; empty for none. */
  draft: string;
  /** Words to begin with, where something is edited. */
  initial?: string;
  reaches?: readonly NoteReach[];
  /** Whether a press has opened it: it takes the focus. */
  isOpened?: boolean;
  /** Sends it; says why it was not taken. */
  onSend: (text: string, reach: NoteReach['value'] | undefined) => Promise<Refusal>;
  onCancel?: () => void;
};

/** Nobody else reads it. */
const ALONE: readonly NoteReach[] = [];
/** From so many characters left it is said how many. */
const FEW = 200;

export function Composer({
  label,
  help,
  sendLabel,
  draft,
  initial = '',
  reaches = ALONE,
  isOpened = false,
  onSend,
  onCancel,
}: ComposerProps) {
  const t = useTexts(texts);
  const id = useId();
  const [kept, keep] = useRemembered(draft, 'local');
  const [own, setOwn] = useState(initial);
  const [reach, setReach] = useState<NoteReach['value'] | undefined>(reaches[0]?.value);
  const [error, setError] = useState<Refusal | 'noWords'>('');
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (isOpened) document.getElementById(id)?.focus();
  }, [isOpened, id]);
  const text = draft === '' ? own : kept;
  const setText = draft === '' ? setOwn : keep;
  const words = text.trim();
  const left = LONGEST_NOTE - words.length;
  const send = async (): Promise<void> => {
    if (isBusy) return;
    if (words === '') return setError('noWords');
    // The field says it already.
    if (left < 0) return document.getElementById(id)?.focus();
    setBusy(true);
    const refusal = await onSend(words, reach);
    setBusy(false);
    setError(refusal);
    if (refusal === '') setText('');
    else document.getElementById(id)?.focus();
  };
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        id={id}
        label={label}
        help={left < 0 ? undefined : left <= FEW ? t('left', { count: left }) : help}
        // A browser would cut what is pasted, and say nothing.
        error={left < 0 ? t('tooLong', { written: words.length, most: LONGEST_NOTE }) : error === '' ? undefined : t(error)}
        multiline
        dir="auto"
        value={text}
        onChange={(typed) => {
          setText(typed);
          setError('');
        }}
      />
      <div className={styles.composerEnd}>
        {reaches.length > 1 && (
          <SelectField
            label={t('reach')}
            value={reach ?? ''}
            options={reaches}
            onChange={(value) => setReach(reaches.find((one) => one.value === value)?.value)}
          />
        )}
        <div className={styles.actions}>
          {onCancel && (
            <Button variant="quiet" onClick={onCancel}>
              {t('cancel')}
            </Button>
          )}
          <Button type="submit" variant="primary" busy={isBusy}>
            {sendLabel}
          </Button>
        </div>
      </div>
    </form>
  );
}
