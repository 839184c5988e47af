// Buttons, and the look of one for links: one primary action a group, the rest secondary or quiet.
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './button.module.css';

/** Appearance of a button. */
export type ButtonLook = {
  /** `primary` is the one thing to do here, `secondary` (default) an alternative, `quiet` a tool next to content. */
  variant?: 'primary' | 'secondary' | 'quiet';
  /** `small` in dense rows, `large` for the one action of a page. */
  size?: 'small' | 'medium' | 'large';
  /** Takes the whole width. */
  wide?: boolean;
};

/** Class name of a button, for other elements with its appearance. */
export function buttonClass({ variant = 'secondary', size = 'medium', wide = false }: ButtonLook = {}): string {
  return classNames(styles.button, styles[variant], size !== 'medium' && styles[size], wide && styles.wide);
}

type ButtonProps = ButtonLook & {
  /** An action is running: the button keeps its label and width, and does not act again. */
  busy?: boolean;
} & ComponentProps<'button'>;

/** A button. Never submits a form by accident: `type` defaults to `button`. */
export function Button({ variant, size, wide, busy = false, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass({ variant, size, wide }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={
        // Not `disabled`, which would remove the focus from the button just pressed.
        busy ? (event) => event.preventDefault() : onClick
      }
    >
      <span>{children}</span>
    </button>
  );
}
