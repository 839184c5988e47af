// A chosen value that can be removed.
import type { ReactNode } from 'react';
import X from 'lucide-react/icons/x';
import { ChoiceLink } from './choice-link.tsx';
import styles from './chip.module.css';

type RemovableChipProps = {
  children: ReactNode;
  /** Label of the cross, naming the value: `Remove Hall A`. */
  removeLabel: string;
  /** The page without the value. */
  href: string;
  onRemove: () => void;
};

/** A chosen value with a cross. The whole chip is the link: a cross alone is too small a target. */
export function RemovableChip({ children, removeLabel, href, onRemove }: RemovableChipProps) {
  return (
    <ChoiceLink href={href} onChoose={onRemove} className={styles.chip} aria-label={removeLabel}>
      <span>{children}</span>
      <X />
    </ChoiceLink>
  );
}
