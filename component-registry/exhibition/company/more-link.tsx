// The way to more of a long list: in place with a script, as another address without one.
import type { MouseEvent, ReactElement } from 'react';
import { buttonClass } from '#sdk';
import { AT_ONCE, useMoreHref } from './first-view.ts';

type MoreLinkProps = {
  label: string;
  /** Items shown now. */
  shown: number;
  /** Shows so many, in place. */
  onMore: (shown: number) => void;
  className?: string | undefined;
};

export function MoreLink({ label, shown, onMore, className }: MoreLinkProps): ReactElement {
  const hrefOf = useMoreHref();
  const next = shown + AT_ONCE;
  const show = (event: MouseEvent): void => {
    // A new tab is the browser's.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onMore(next);
  };
  return (
    <p data-print="none" className={className}>
      <a href={hrefOf(next)} className={buttonClass()} onClick={show}>
        {label}
      </a>
    </p>
  );
}
