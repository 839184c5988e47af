// Chips: short options that are on or off, and chosen values that can be removed.
import type { ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { classNames } from './class-names.ts';
import styles from './chip.module.css';

type ChipProps = {
  children: ReactNode;
  pressed: boolean;
  /** Called with the new state. */
  onChange: (pressed: boolean) => void;
  /** How many items it stands for; omitted for none. */
  count?: number;
  disabled?: boolean;
};

/** A chip that is pressed or not; marked by a tick in addition to the colour. */
export function Chip({ children, pressed, onChange, count, disabled }: ChipProps) {
  return (
    <button
      type="button"
      className={classNames(styles.chip, styles.toggle)}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={() => onChange(!pressed)}
    >
      {pressed && <Check />}
      {/* The space keeps words and count apart for screen readers. */}
      <span>{children}</span> {count !== undefined && <span className={styles.count}>{count}</span>}
    </button>
  );
}

type RemovableChipProps = {
  children: ReactNode;
  /** Label of the cross, naming the value: `Remove Hall A`. */
  removeLabel: string;
  onRemove: () => void;
};

/** A chosen value with a cross. The whole chip is the button: a cross alone is too small a target. */
export function RemovableChip({ children, removeLabel, onRemove }: RemovableChipProps) {
  return (
    <button type="button" className={classNames(styles.chip, styles.chosen)} aria-label={removeLabel} onClick={onRemove}>
      <span>{children}</span>
      <X />
    </button>
  );
}
