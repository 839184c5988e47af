// A list of which search and filters leave nothing, with the way back to all of it.
import { useQueryWithout } from '../session/use-query-without.ts';
import { buttonClass } from '../ui/button.tsx';
import { ChoiceLink } from '../ui/choice-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

type NothingFoundProps<N extends string> = {
  sentence: string;
  /** Words of the link: `Show all`. */
  all: string;
  /** Parameters that search and filter; what else is in the address stays. */
  names: readonly N[];
  /** Called with all of them empty; without a script the link leads to the page without them. */
  choose: (changes: Record<N, ''>, step: 'push') => void;
};

/** One form for all lists: a link, which also works without a script. */
export function NothingFound<N extends string>({ sentence, all, names, choose }: NothingFoundProps<N>) {
  const { without } = useQueryWithout();
  const nothing = Object.fromEntries(names.map((name) => [name, ''])) as Record<N, ''>;
  return (
    <EmptyState
      sentence={sentence}
      action={
        <ChoiceLink href={without(names)} onChoose={() => choose(nothing, 'push')} className={buttonClass()}>
          {all}
        </ChoiceLink>
      }
    />
  );
}
