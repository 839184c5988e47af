// A dialog on the browser's own element: focus, Escape and the inert page behind come with it.
import { useEffect, useId, useRef, type ReactNode } from 'react';
import X from 'lucide-react/icons/x';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import styles from './dialog.module.css';

type DialogProps = {
  open: boolean;
  /** Called when the visitor closes it: the cross, Escape, a click outside. Set `open` to false then. */
  onClose: () => void;
  title: ReactNode;
  /** Label of the cross. */
  closeLabel: string;
  children: ReactNode;
  /** Buttons at the end, the main one last. */
  actions?: ReactNode;
  /** `small` for a question, `large` for content. */
  size?: 'small' | 'medium' | 'large';
};

/** A modal dialog. Its content is created when it opens and removed when it closes; the focus returns to where it was. */
export function Dialog({ open, onClose, title, closeLabel, children, actions, size = 'medium' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      closedby="any"
      aria-labelledby={titleId}
      className={classNames(styles.dialog, size !== 'medium' && styles[size])}
      // The event also comes after `open` became false; then the owner knows already.
      onClose={() => open && onClose()}
    >
      {open && (
        <div className={styles.box}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <div className={styles.content}>{children}</div>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
          {/* Last, so that a dialog opens with the focus on its content and not on closing it. */}
          <IconButton label={closeLabel} icon={<X />} onClick={onClose} className={styles.close} />
        </div>
      )}
    </dialog>
  );
}
