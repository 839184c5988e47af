// The chosen filters of a list: each a chip that removes itself, and a link that removes them all.
import { buttonClass } from './button.tsx';
import { RemovableChip } from './chip.tsx';
import { ChoiceLink } from './choice-link.tsx';
import { useRef } from 'react';

/** A value that is chosen. */
export type ChosenFilter = {
  /** The value in words: `Hall A`. */
  label: string;
  /** What a press does, each its own: `Remove filter Room: Hall A`. */
  removeLabel: string;
  /** The page without it. */
  href: string;
  remove: () => void;
};

type ChosenFiltersProps = {
  /** What they are: `Chosen filters`. */
  label: string;
  chosen: readonly ChosenFilter[];
  /** Words of the link: `Clear all filters`. */
  clearLabel: string;
  /** The page without them. */
  clearHref: string;
  clear: () => void;
  className: string | undefined;
};

/** Nothing while none is chosen. What is pressed here goes: the focus stays with the others, or with the filters of the form. */
export function ChosenFilters({ label, chosen, clearLabel, clearHref, clear, className }: ChosenFiltersProps) {
  const group = useRef<HTMLDivElement>(null);
  if (chosen.length === 0) return null;
  const press =
    (act: () => void, isLast = true) =>
    (): void => {
      const form = group.current?.closest('form');
      // What is folded takes no focus.
      for (const one of (isLast && form?.querySelectorAll<HTMLElement>(FIELDS)) || [group.current!]) {
        one.focus({ preventScroll: true });
        if (document.activeElement === one) break;
      }
      act();
    };
  return (
    <div ref={group} role="group" aria-label={label} tabIndex={-1} className={className}>
      {chosen.map(({ label: words, removeLabel, href, remove }) => (
        <RemovableChip key={removeLabel} removeLabel={removeLabel} href={href} onRemove={press(remove, chosen.length === 1)}>
          {words}
        </RemovableChip>
      ))}
      <ChoiceLink href={clearHref} onChoose={press(clear)} className={buttonClass({ variant: 'quiet', size: 'small' })}>
        {clearLabel}
      </ChoiceLink>
    </div>
  );
}

/** Where filters are chosen, and the button that shows them. */
const FIELDS = '[aria-expanded], select, [type="checkbox"]';
