// A button that opens a list below it: the browser's popover closes it by Escape and by a click elsewhere.
import { type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react';
import { ChevronIcon, useAddress } from '#sdk';
import styles from './dropdown.module.css';

type DropdownProps = {
  /** Content of the button. */
  label: ReactNode;
  /** Whether it contains the page on screen. */
  current?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

export function Dropdown({ label, current = false, className = '', children }: DropdownProps): ReactElement {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const address = useAddress();

  // A link in it was followed.
  useEffect(() => panel.current?.hidePopover?.(), [address]);

  return (
    <>
      <button ref={button} type="button" popoverTarget={id} className={`${styles.button} ${className}`} data-current={current || undefined}>
        {label}
        <ChevronIcon className={styles.mark} aria-hidden="true" />
      </button>
      <div ref={panel} id={id} popover="auto" className={styles.panel} onBeforeToggle={() => place(button.current, panel.current)}>
        {children}
      </div>
    </>
  );
}

/** Below the button, aligned with the nearer side of the window; it scrolls along with the page. Browsers that place it by the style sheet need no help. */
function place(button: HTMLElement | null, panel: HTMLElement | null): void {
  if (!button || !panel || globalThis.CSS?.supports?.('position-area', 'block-end')) return;
  const { left, right, bottom } = button.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  const atEnd = (left + right) / 2 > width / 2;
  panel.style.top = `${bottom + window.scrollY + 4}px`;
  panel.style.left = atEnd ? 'auto' : `${left}px`;
  panel.style.right = atEnd ? `${width - right}px` : 'auto';
}
