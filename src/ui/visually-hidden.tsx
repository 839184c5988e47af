// Visually hidden text, for screen readers alone.
import type { HTMLAttributes } from 'react';
import { classNames } from './class-names.ts';

/** A `span` that is read aloud and not shown. */
export function VisuallyHidden({ className, ...rest }: HTMLAttributes<HTMLSpanElement>) {
  return <span {...rest} className={classNames('visually-hidden', className)} />;
}
