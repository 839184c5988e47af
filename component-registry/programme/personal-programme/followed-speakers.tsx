// The speakers a reader follows, with a link to each.
import { Link, useTexts } from '#sdk';

import type { Session } from '#contract/programme';
import { Star } from '../favourite/star.tsx';
import { personName } from '../person/people.ts';
import { PlanSection } from './plan-section.tsx';
import { texts } from './texts.ts';
import styles from './view.module.css';

export function FollowedSpeakers({ ids, sessions }: { ids: readonly string[]; sessions: readonly Session[] }) {
  const t = useTexts(texts);
  const wanted = new Set(ids);
  const people = new Map<string, Session['Speakers'][number]>();
  for (const { Chairs, Speakers, Presentations } of sessions)
    for (const person of [...Speakers, ...Chairs, ...Presentations.flatMap((one) => one.Speakers)])
      if (wanted.has(person.Id)) people.set(person.Id, person);
  if (people.size === 0) return null;
  return (
    <PlanSection id="followed" heading={t('speakers')}>
      <ul role="list" className={styles.people}>
        {[...people.values()].map((person) => (
          <li key={person.Id} className={styles.person}>
            <Link to="page:PagFacultyDetailPage" params={{ userId: person.Id }}>
              {personName(person)}
            </Link>
            <Star kind="speaker" id={person.Id} title={personName(person)} />
          </li>
        ))}
      </ul>
    </PlanSection>
  );
}
