// A dialog on the browser's own element: focus, Escape and the inert page behind come with it.
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import X from 'lucide-react/icons/x';
import type { OverlayPriority } from '../stores/overlay-queue.ts';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import styles from './dialog.module.css';
import { useOverlayTurn } from './use-overlay-turn.ts';

type DialogProps = {
  /** Whether it wants to be shown; one that nobody asked for waits for its turn. */
  open: boolean;
  /** Why it is shown; `asked`, if missing: the reader opened it. */
  priority?: OverlayPriority;
  /** Called when the visitor closes it: the cross, Escape, a click outside. Set `open` to false then. */
  onClose: () => void;
  title: ReactNode;
  /** Label of the cross. */
  closeLabel: string;
  children: ReactNode;
  /** Buttons at the end, the main one last. */
  actions?: ReactNode;
  /** `small` for a question, `large` for content, `frame` for a page, which fills a phone. */
  size?: 'small' | 'medium' | 'large' | 'frame';
  /** False while it must not be closed: no cross, and neither Escape nor a click outside closes it. */
  closable?: boolean;
};

/** Remembers what has the focus; the answer gives it back. Its code comes while the dialog is read; without it the browser's own way is left. */
function keepFocus(): () => void {
  const opener = document.activeElement;
  const coming = import('./keep-focus.ts').then(({ rememberFocus }) => rememberFocus(opener));
  return () =>
    void coming.then(
      (giveBack) => giveBack(),
      () => undefined,
    );
}

/** A modal dialog. Its content is created when it opens and removed when it closes; the focus returns to where it was, or to what that stood in. */
export function Dialog({
  open,
  priority = 'asked',
  onClose,
  title,
  closeLabel,
  children,
  actions,
  size = 'medium',
  closable = true,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const isShown = useOverlayTurn(priority, open);
  const [closings, count] = useState(0);
  const giveBack = useRef<() => void>(undefined);

  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    if (!isShown) {
      if (element.open) element.close();
      giveBack.current?.();
      giveBack.current = undefined;
    } else if (!element.open) {
      giveBack.current = keepFocus();
      element.showModal();
    }
    // Closed by the browser, and its owner has something else to show at once: it opens again.
  }, [isShown, closings]);

  // One that goes away open gives the focus back, too.
  useEffect(() => {
    const element = dialog.current;
    return () => {
      if (element?.open) giveBack.current?.();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      closedby={closable ? 'any' : 'none'}
      // For browsers that do not know `closedby`.
      onCancel={(event) => !closable && event.preventDefault()}
      aria-labelledby={titleId}
      className={classNames(styles.dialog, size !== 'medium' && styles[size])}
      // The event also comes after `open` became false; then the owner knows already. One that makes way wants to come back.
      onClose={() => {
        if (!isShown) return;
        count((before) => before + 1);
        onClose();
      }}
    >
      {isShown && (
        <div className={styles.box}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <div className={styles.content}>{children}</div>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
          {/* Last, so that a dialog opens with the focus on its content and not on closing it. */}
          {closable && <IconButton label={closeLabel} icon={<X />} onClick={onClose} className={styles.close} />}
        </div>
      )}
    </dialog>
  );
}
