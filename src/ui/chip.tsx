// A chosen value that can be removed.
import type { ReactNode } from 'react';
import X from 'lucide-react/icons/x';
import styles from './chip.module.css';

type RemovableChipProps = {
  children: ReactNode;
  /** Label of the cross, naming the value: `Remove Hall A`. */
  removeLabel: string;
  onRemove: () => void;
};

/** A chosen value with a cross. The whole chip is the button: a cross alone is too small a target. */
export function RemovableChip({ children, removeLabel, onRemove }: RemovableChipProps) {
  return (
    <button type="button" className={styles.chip} aria-label={removeLabel} onClick={onRemove}>
      <span>{children}</span>
      <X />
    </button>
  );
}
