// Where a message is written: Enter sends it, Shift and Enter begin a new line; a draft stays on the device.
import { type KeyboardEvent, useId, useState } from 'react';
import { Button, LONGEST_MESSAGE, TextField, useRemembered, useTexts } from '#sdk';
import styles from './chat.module.css';
import { chatTexts } from './texts.ts';
import type { MessageRefusal } from './use-sending.ts';

/** From so many characters left it is said how many. */
const FEW = 200;

type ChatComposerProps = {
  label: string;
  /** Key of the draft on the device. */
  draft: string;
  onSend: (text: string) => Promise<MessageRefusal>;
};

export function ChatComposer({ label, draft, onSend }: ChatComposerProps) {
  const t = useTexts(chatTexts);
  const id = useId();
  const [text, setText] = useRemembered(draft, 'local');
  const [error, setError] = useState<MessageRefusal | 'noWords'>('');
  const [isBusy, setBusy] = useState(false);
  const left = LONGEST_MESSAGE - text.length;
  const send = async (): Promise<void> => {
    if (isBusy) return;
    if (text.trim() === '') return setError('noWords');
    setBusy(true);
    const refusal = await onSend(text.trim());
    setBusy(false);
    setError(refusal);
    if (refusal === '') setText('');
    document.getElementById(id)?.focus();
  };
  const onKeyDown = (pressed: KeyboardEvent<HTMLElement>): void => {
    // Enter also ends the choice of a word in languages that are written so.
    if (pressed.key !== 'Enter' || pressed.shiftKey || pressed.nativeEvent.isComposing) return;
    pressed.preventDefault();
    void send();
  };
  return (
    <form
      className={styles.composer}
      data-print="none"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        void send();
      }}
    >
      <TextField
        id={id}
        label={label}
        help={left <= FEW ? t('left', { number: Math.max(left, 0) }) : t('enterHelp')}
        error={error === '' ? undefined : t(error)}
        multiline
        dir="auto"
        maxLength={LONGEST_MESSAGE}
        value={text}
        onKeyDown={onKeyDown}
        onChange={(words) => {
          setText(words);
          setError('');
        }}
      />
      <Button type="submit" variant="primary" busy={isBusy}>
        {t('send')}
      </Button>
    </form>
  );
}
