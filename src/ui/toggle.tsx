// A toggle button: a favourite, a reminder, a view.
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './toggle.module.css';

type ToggleProps = {
  pressed: boolean;
  /** Called with the new state. */
  onChange: (pressed: boolean) => void;
  /** The label of the pressed state; the same in both states, the state itself is announced. */
  label: string;
  /** Filled while pressed. */
  icon?: ReactNode;
  /** Shows the icon alone; the label is still read aloud. Needs an icon. */
  iconOnly?: boolean;
  disabled?: boolean;
};

/** A two-state button (`aria-pressed`), with its words or with an icon and its words for screen readers. */
export function Toggle({ pressed, onChange, label, icon, iconOnly = false, disabled }: ToggleProps) {
  return (
    <button
      type="button"
      className={classNames(styles.toggle, iconOnly && styles.iconOnly)}
      aria-pressed={pressed}
      title={iconOnly ? label : undefined}
      disabled={disabled}
      onClick={() => onChange(!pressed)}
    >
      {icon}
      {iconOnly ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </button>
  );
}
