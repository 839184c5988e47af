// Buttons, and links that look like buttons: one primary action a group, the rest secondary or quiet.
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ElementType, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './button.module.css';

/** How a button looks. */
export type ButtonLook = {
  /** `primary` is the one thing to do here, `secondary` (default) an alternative, `quiet` a tool beside content. */
  variant?: 'primary' | 'secondary' | 'quiet';
  /** `small` in dense rows, `large` for the one action of a page. */
  size?: 'small' | 'medium' | 'large';
  /** Takes the whole width. */
  wide?: boolean;
};

/** Class name of a button, for elements of others that must look like one. */
export function buttonClass({ variant = 'secondary', size = 'medium', wide = false }: ButtonLook = {}): string {
  return classNames(styles.button, styles[variant], size !== 'medium' && styles[size], wide && styles.wide);
}

type ButtonProps = ButtonLook & {
  /** An action is under way: the button keeps its words and width, and does nothing more. */
  busy?: boolean;
  /** An icon before the words. */
  icon?: ReactNode;
} & ButtonHTMLAttributes<HTMLButtonElement>;

/** A button. Never submits a form by accident: `type` is `button` unless said otherwise. */
export function Button({ variant, size, wide, busy = false, icon, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass({ variant, size, wide }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={
        // Not `disabled`: that would take the focus away from somebody who has just pressed it.
        busy ? (event) => event.preventDefault() : onClick
      }
    >
      {icon}
      <span>{children}</span>
    </button>
  );
}

type ButtonLinkProps = ButtonLook & {
  /** The element of the router's links, for places on this site; `a` by default. */
  as?: ElementType<AnchorHTMLAttributes<HTMLAnchorElement>>;
  icon?: ReactNode;
} & AnchorHTMLAttributes<HTMLAnchorElement>;

/** A link that looks like a button: it goes somewhere, a `Button` does something. */
export function ButtonLink({ as: Link = 'a', variant, size, wide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    // An invitation to press is of no use on paper.
    <Link data-print="none" {...rest} className={classNames(buttonClass({ variant, size, wide }), className)}>
      {icon}
      <span>{children}</span>
    </Link>
  );
}
