// A button with only an icon; its label is read aloud and shown on hovering.
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';

type IconButtonProps = {
  /** What it does, for screen readers and as a tooltip. */
  label: string;
  icon: ReactNode;
  /** `small` inside fields and chips. */
  size?: 'small' | 'medium';
} & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'>;

/** A square button with an icon; at least the size of a touch target on touch devices. */
export function IconButton({ label, icon, size = 'medium', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(styles.button, size === 'small' && styles.small, className)}
    >
      {icon}
    </button>
  );
}
