// A session that is cancelled or postponed, as every list of sessions shows it: its title struck, and the word for it.
import type { ReactNode } from 'react';
import { type CalledOff, calledOff, calledOffTag } from '../rules/called-off.ts';
import { Badge } from '../ui/badge.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { useFrame } from './frame.ts';

/** Tags of a session, as far as this asks; none for a line that has none. */
export type OffTags = { Groups?: readonly { Name: string; Label?: string | undefined }[] | undefined };
/** The texts `cancelled` and `postponed` of a component. */
export type OffWords = (key: CalledOff) => string;

/** The word for what a session is called off as: the organiser's label of the tag, else that of the component; undefined for one that takes place. */
export function offWordOf({ Groups }: OffTags, t: OffWords): string | undefined {
  const off = calledOff({ Groups });
  return off && (Groups?.find(({ Name }) => calledOffTag(Name) === off)?.Label ?? t(off));
}

type StruckTitleProps = {
  /** What it is called off as, in words; the title stays as it is, if undefined. */
  word: string | undefined;
  /** Whether the word stands behind the title, where no badge of the session shows it; else it is read aloud before it. */
  withBadge?: boolean;
  children: ReactNode;
};

/** The title of a session, struck where it is called off. */
export function StruckTitle({ word, withBadge = false, children }: StruckTitleProps): ReactNode {
  const { language } = useFrame();
  if (word === undefined) return children;
  return (
    <>
      {!withBadge && <VisuallyHidden lang={language}>{`${word}: `}</VisuallyHidden>}
      <s>{children}</s>
      {withBadge && (
        <>
          {' '}
          <StruckBadge word={word} />
        </>
      )}
    </>
  );
}

/** The word as a badge; nothing for a session that takes place. */
export function StruckBadge({ word }: { word: string | undefined }): ReactNode {
  return word === undefined ? null : <Badge tone="warning">{word}</Badge>;
}
