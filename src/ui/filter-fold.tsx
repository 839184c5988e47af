// The filters of a list: behind a button on narrow screens, where the list comes first, and open on wide ones.
import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './filter-fold.module.css';

type FilterFoldProps = Omit<ComponentProps<'div'>, 'id' | 'onKeyDown'> & {
  /** The button, with the number of chosen filters: `Filters (2)`. */
  opener: string;
  /** The button that closes them, with the number of results: `Show 12`. */
  done: string;
  /** The button that sends their form where there is no script: `Show`. */
  send: string;
};

/**
 * Filters that fold. Tab leads from the button into them; Escape and the button at their end fold them and lead back.
 * Without a script they stand open, and are sent with the form they are part of.
 */
export function FilterFold({ opener, done, send, className, children, ...rest }: FilterFoldProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLElement>): void => {
    // An open popover within is closed first.
    if (open && key === 'Escape' && !currentTarget.querySelector('[aria-expanded="true"]')) close();
  };
  return (
    <>
      <Button
        ref={button}
        className={styles.opener}
        data-needs="script"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        onKeyDown={onKeyDown}
      >
        {opener}
      </Button>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the fields inside are the controls; Escape leaves all of them */}
      <div {...rest} id={id} className={classNames(styles.fold, className)} data-open={open || undefined} onKeyDown={onKeyDown}>
        {children}
        <Button variant="primary" className={styles.done} data-needs="script" onClick={close}>
          {done}
        </Button>
        <noscript>
          <Button type="submit" variant="primary">
            {send}
          </Button>
        </noscript>
      </div>
    </>
  );
}
