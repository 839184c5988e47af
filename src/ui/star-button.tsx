// A star that is pressed or not: marks something as a favourite.
import { classNames } from './class-names.ts';
import styles from './star-button.module.css';

type StarButtonProps = {
  isOn: boolean;
  /** Name for screen readers, the same in both states: whether it is pressed is said beside. */
  name: string;
  /** What pressing does, as a tooltip. */
  label: string;
  /** Called with the new state. */
  onChange: (isOn: boolean) => void;
  className?: string | undefined;
  /** -1 keeps it out of the Tab order: where arrow keys lead to what it belongs to. */
  tabIndex?: 0 | -1 | undefined;
};

/** At least the size of a touch target; stands above a link that covers the row around it. */
export function StarButton({ isOn, name, label, onChange, className, tabIndex }: StarButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.star, className)}
      aria-pressed={isOn}
      aria-label={name}
      title={label}
      data-print="none"
      tabIndex={tabIndex}
      onClick={() => onChange(!isOn)}
    />
  );
}
