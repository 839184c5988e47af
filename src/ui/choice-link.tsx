// A link to another choice on the same page: the script makes the choice in place, without one the browser follows the address.
import type { ComponentProps } from 'react';

type ChoiceLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  /** The page with this choice, for example `?day=2027-05-04`. */
  href: string;
  onChoose: () => void;
};

/** A new tab or window is the browser's. */
export function ChoiceLink({ href, onChoose, children, ...rest }: ChoiceLinkProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onChoose();
      }}
    >
      {children}
    </a>
  );
}
