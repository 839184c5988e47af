// One short message: icon, words, at most one action, and a way to close it.
import { type ReactElement, useState } from 'react';
import { Button, CloseIcon, closeToast, IconButton, SuccessIcon, type Toast, VisuallyHidden, WarningIcon } from '#sdk';
import { useToastEnd } from './use-toast-end.ts';
import styles from './view.module.css';

type ToastCardProps = { toast: Toast; closeLabel: string; busyLabel: string };

export function ToastCard({ toast, closeLabel, busyLabel }: ToastCardProps): ReactElement {
  const { id, text, tone, busy, action } = toast;
  const [isRead, setRead] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  useToastEnd(toast, isRead || hasFocus);
  const close = (): void => {
    closeToast(id);
    // The button is about to go: the keyboard goes on at the content.
    document.getElementById('foyer-main')?.focus({ preventScroll: true });
  };
  return (
    <div
      className={styles.card}
      data-tone={tone}
      onPointerEnter={() => setRead(true)}
      onPointerLeave={() => setRead(false)}
      onFocus={() => setFocus(true)}
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
            closeToast(id);
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label={closeLabel} icon={<CloseIcon />} size="small" onClick={close} />
    </div>
  );
}

const icons = { plain: null, good: <SuccessIcon aria-hidden="true" />, bad: <WarningIcon aria-hidden="true" /> };
