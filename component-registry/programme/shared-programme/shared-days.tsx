// The days of a shared programme as those of one's own, without what only its owner does.
import { buttonClass, EmptyState, Link, useEvent, useNow, useTexts, useUser, useZone, walkingTimes } from '#sdk';
import type { SharedProgramme } from '#contract/shared-programme';
import { PlannedEntry } from '../personal-programme/entry.tsx';
import { isEntry, makePlan, type PlanEntry } from '../personal-programme/plan.ts';
import { DaySection, PlanSection } from '../personal-programme/plan-section.tsx';
import { inZone } from '../session/in-zone.ts';
import { SessionRows } from '../session/session-rows.tsx';
import { texts } from './texts.ts';
import styles from '../personal-programme/view.module.css';

/** An entry to be read: nothing of it is solved or changed here. */
const toRead = ({ key, title, start, end, room, day, talks, session, presentation }: PlanEntry): PlanEntry => ({
  key,
  title,
  start,
  end,
  room,
  day,
  talks,
  ...(session && { session }),
  ...(presentation && { presentation }),
  clashes: [],
  way: undefined,
});

export function SharedDays({ shared }: { shared: SharedProgramme }) {
  const t = useTexts(texts);
  const { timeZone } = useEvent();
  const zone = useZone();
  const now = useNow();
  const chosen = { session: shared.SessionIds, presentation: shared.PresentationIds, appointments: shared.Appointments };
  const around = { now, timeZone: zone, walking: walkingTimes([]) };
  const { days, untimed } = makePlan(inZone(shared.Sessions, zone, timeZone), chosen, around);
  if (days.length + untimed.length === 0) return <Nothing />;
  return (
    <>
      <p className={styles.hint}>
        {shared.Name === '' ? t('ofSomebody') : t('of', { name: shared.Name })} {t('what')}
      </p>
      {days.map(({ day, items }) => (
        <DaySection key={day} day={day}>
          <ol role="list" className={styles.items}>
            {items.filter(isEntry).map((entry) => (
              <li key={entry.key}>
                <PlannedEntry entry={toRead(entry)} now={now} isNext={false} />
              </li>
            ))}
          </ol>
        </DaySection>
      ))}
      {untimed.length > 0 && (
        <PlanSection id="untimed" heading={t('untimed')}>
          <SessionRows sessions={untimed} now={now} when="date" />
        </PlanSection>
      )}
    </>
  );
}

/** It has nothing in it, or nothing that is open to the reader; who could see more by signing in is told so. */
function Nothing() {
  const t = useTexts(texts);
  const { user, offersSignIn } = useUser();
  const signsIn = !user && offersSignIn;
  return (
    <EmptyState
      sentence={t('empty')}
      action={
        <Link to={signsIn ? 'page:LoginPage' : 'page:PagSearchPage'} className={buttonClass()}>
          {t(signsIn ? 'signIn' : 'programme')}
        </Link>
      }
    />
  );
}
