// The list grouped by letter, with links to the letters; of a long list only the part near the screen is drawn.
import { ChoiceLink, useEvent, useTexts } from '#sdk';
import { memo, useId, useMemo, useRef } from 'react';
import type { WindowVirtualizerHandle } from 'virtua';
import type { Author } from '#contract/programme';
import { type PersonGroup, type PersonOrder, groupPeople, groupsWithin } from '../person/person-groups.ts';
import { PersonLine } from '../person/person-line.tsx';
import type { FoundWords } from '../search/search-text.ts';
import { usePrinting } from '../session/use-printing.ts';
import { VirtualList } from '../session/virtual-list.tsx';
import { texts } from './texts.ts';
import styles from './view.module.css';

type LettersProps = { people: readonly Author[]; order: PersonOrder; found: FoundWords | undefined };

/** Up to this number all people are drawn. */
const ALL_DRAWN = 120;
/** About how many people the server draws, which knows no screen: with thousands the page would be slow to take over before anybody can search. */
const DRAWN_AT_ONCE = 400;

export function Letters({ people, order, found }: LettersProps) {
  const t = useTexts(texts);
  const { language } = useEvent();
  const groups = useMemo(() => groupPeople(people, language, order), [people, language, order]);
  const virtual = useRef<WindowVirtualizerHandle>(null);
  const list = useRef<HTMLDivElement>(null);
  const printing = usePrinting();
  const scope = useId();
  const long = people.length > ALL_DRAWN && !printing;
  const go = (index: number): void => {
    if (long) virtual.current?.scrollToIndex(index, { align: 'start', offset: -16 });
    else list.current?.children[index]?.scrollIntoView({ block: 'start' });
  };
  const draw = (group: PersonGroup<Author>) => <Group key={group.key} id={scope + group.key} group={group} found={found} />;
  return (
    <>
      {long && (
        <div role="group" aria-label={t('letters')} className={styles.letters} data-print="none">
          {groups.map(
            ({ key, letter, continued }, index) =>
              !continued && (
                <ChoiceLink key={key} href={`#${encodeURIComponent(scope + key)}`} className={styles.letter} onChoose={() => go(index)}>
                  {letter}
                </ChoiceLink>
              ),
          )}
        </div>
      )}
      <div ref={list}>
        {long ? (
          <VirtualList
            name={`people ${language} ${order} ${people.length}`}
            items={groups}
            draw={draw}
            list={virtual}
            most={groupsWithin(groups, DRAWN_AT_ONCE)}
            cut={t('cut')}
          />
        ) : (
          groups.map(draw)
        )}
      </div>
    </>
  );
}

const Group = memo(function Group({ id, group, found }: { id: string; group: PersonGroup<Author>; found: FoundWords | undefined }) {
  // What continues a letter is no region of its own: two of one name cannot be told apart.
  const Part = group.continued ? 'div' : 'section';
  return (
    <Part className={styles.group} aria-labelledby={group.continued ? undefined : id}>
      <h2 id={id} className={group.continued ? 'visually-hidden' : styles.head}>
        {group.letter}
      </h2>
      <ul role="list" className={styles.people}>
        {group.people.map((person) => (
          <li key={person.Id}>
            <PersonLine person={person} author={person} found={found} />
          </li>
        ))}
      </ul>
    </Part>
  );
});
