// One short message: icon, words, at most one action, and a way to close it.
import { type ReactElement, useRef, useState } from 'react';
import { Button, CloseIcon, closeToast, IconButton, SuccessIcon, type Toast, VisuallyHidden, WarningIcon } from '#sdk';
import { useToastEnd } from './use-toast-end.ts';
import styles from './view.module.css';

type ToastCardProps = { toast: Toast; closeLabel: string; busyLabel: string };

export function ToastCard({ toast, closeLabel, busyLabel }: ToastCardProps): ReactElement {
  const { id, text, tone, busy, action } = toast;
  const [isRead, setRead] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  useToastEnd(toast, isRead || hasFocus);
  /** Where the keyboard came from. */
  const before = useRef<Element | null>(null);
  /** The buttons are about to go: the keyboard goes on where it came from, or at the content. */
  const leave = (): void => {
    closeToast(id);
    const target =
      before.current instanceof HTMLElement && before.current.isConnected ? before.current : document.getElementById('foyer-main');
    target?.focus({ preventScroll: true });
  };
  return (
    <div
      className={styles.card}
      data-tone={tone}
      onPointerEnter={() => setRead(true)}
      onPointerLeave={() => setRead(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setFocus(true);
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      }}
      onBlur={({ currentTarget, relatedTarget }) => setFocus(currentTarget.contains(relatedTarget))}
    >
      {busy ? (
        <span className={styles.loader}>
          <VisuallyHidden>{busyLabel}</VisuallyHidden>
        </span>
      ) : (
        icons[tone]
      )}
      <p className={styles.words}>{text}</p>
      {action && (
        <Button
          size="small"
          onClick={() => {
            leave();
            // What is done may lead elsewhere.
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label={closeLabel} icon={<CloseIcon />} size="small" onClick={leave} />
    </div>
  );
}

const icons = { plain: null, good: <SuccessIcon aria-hidden="true" />, bad: <WarningIcon aria-hidden="true" /> };
