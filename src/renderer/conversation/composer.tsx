// Where a message is written: Enter sends it, Shift and Enter begin a new line; a draft stays on the device.
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { LONGEST_MESSAGE } from '../../base/chat-limits.ts';
import { useRemembered } from '../../session/use-remembered.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './conversation.module.css';

/** From so many characters left it is said how many. */
const FEW = 200;

/** The words of the component that shows it; `left` says how many characters are left. */
export type ComposerWords = { enterHelp: string; left: (number: number) => string; send: string; noWords: string };

type ChatComposerProps = {
  label: string;
  /** Key of the draft on the device. */
  draft: string;
  /** Why an earlier message was not taken, in words; its text is in the draft. Empty for nothing. */
  refusal?: string;
  /** Sends it; resolves to words for what went wrong, empty for nothing. */
  onSend: (text: string) => Promise<string>;
  words: ComposerWords;
};

export function ChatComposerView({ label, draft, refusal = '', onSend, words }: ChatComposerProps) {
  const id = useId();
  const [text, setText] = useRemembered(draft, 'local');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const left = LONGEST_MESSAGE - text.length;
  // A dialog opens with the focus on what it is for; on a slow line this part comes when it is open already.
  useEffect(() => {
    const field = document.getElementById(id);
    if (field?.closest('dialog')?.open) field.focus();
  }, [id]);
  const send = async (): Promise<void> => {
    if (isBusy) return;
    if (text.trim() === '') return setError(words.noWords);
    setBusy(true);
    const problem = await onSend(text.trim());
    setBusy(false);
    setError(problem);
    if (problem === '') setText('');
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
        help={left <= FEW ? words.left(Math.max(left, 0)) : words.enterHelp}
        error={error || refusal}
        multiline
        dir="auto"
        maxLength={LONGEST_MESSAGE}
        value={text}
        onKeyDown={onKeyDown}
        onChange={(typed) => {
          setText(typed);
          setError('');
        }}
      />
      <Button type="submit" variant="primary" busy={isBusy}>
        {words.send}
      </Button>
    </form>
  );
}
