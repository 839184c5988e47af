// The list with its choices: search, order, filters; all of them in the address.
import { useEffect, useMemo } from 'react';
import { EmptyState, NothingFound, RequestState, Skeleton, useEvent, useFavourites, useQueryValues, useTexts } from '#sdk';
import { AT_ONCE, choicesKey, shownOf } from '../company/first-view.ts';
import { MoreLink } from '../company/more-link.tsx';
import { numbersOf, orders, sorted, type Exhibitor } from '../company/order.ts';
import { askedIn, useFound } from '../company/search.ts';
import { texts } from '../company/texts.ts';
import { ExhibitorFilters } from './exhibitor-filters.tsx';
import { choiceNames, choiceSteps, chosen, exhibitorTags, tiersOf } from './filters.ts';
import { carried, letterIndex, type ListedExhibitor } from './first-view.ts';
import { ExhibitorItems } from './items.tsx';
import { PlanBeside } from './plan.tsx';
import type { Props } from './props.ts';
import type { ArrivingExhibitors, ArrivingHalls } from './use-exhibitors.ts';
import styles from './view.module.css';

type ExhibitorsProps = {
  id: string;
  arriving: ArrivingExhibitors;
  /** Ids of the companies of a stage, which alone are listed; undefined for all. */
  own: readonly string[] | undefined;
  halls: ArrivingHalls;
  props: Props;
};

const none: readonly Exhibitor[] = [];
const searched = ({ Name, Short, Tags, booths, SponsorTypeName }: Exhibitor) => ({
  Name,
  Short,
  Tags,
  booths: numbersOf(booths),
  SponsorTypeName,
});

export function Exhibitors({ id, arriving: { answer, drawn, ask, give }, own, halls: arrivingHalls, props }: ExhibitorsProps) {
  const t = useTexts(texts);
  const { language } = useEvent();
  const [choices, choose] = useQueryValues(choiceNames, choiceSteps);
  const all = answer.data;
  const companies = useMemo(() => {
    const ids = own && new Set(own);
    return ids && all ? all.filter(({ CompanyAccountId }) => ids.has(CompanyAccountId)) : all;
  }, [all, own]);
  const order = orders.find((one) => one === choices.sort) ?? props.sort;
  const found = useFound(companies ?? none, choices.q, searched, 'exhibitors');
  const isAsked = askedIn('exhibitors', choices.q) !== '';
  // What is starred is known to the device alone.
  const { company: starred, phase } = useFavourites();
  const isWaiting = choices.mine !== '' && phase === 'unknown';
  const listed = useMemo(() => {
    const left = chosen(found, choices, starred);
    return isAsked ? left : sorted(left, order, language);
  }, [found, choices, starred, isAsked, order, language]);
  const letters = useMemo(() => (order === 'name' && !isAsked ? letterIndex(listed, language) : []), [listed, order, isAsked, language]);
  const counted = useMemo(
    () => companies && { tiers: tiersOf(companies), tags: exhibitorTags(companies, language) },
    [companies, language],
  );
  const { q, tier, hall, tag, has, mine } = choices;
  const name = choicesKey('exhibitors', q, [order, tier, hall, tag, has, mine]);
  const limit = shownOf(choices.shown);
  const shown: readonly ListedExhibitor[] = companies ? listed : (drawn?.companies ?? none);
  const number = companies ? listed.length : (drawn?.count ?? 0);
  const total = companies?.length ?? drawn?.total ?? 0;
  const { tiers, tags } = counted ?? drawn ?? { tiers: [], tags: [] };
  const isOther = !companies && drawn?.choices !== name;
  const isMissing = !companies && choices.company !== '' && !shown.some(({ CompanyAccountId }) => CompanyAccountId === choices.company);
  useEffect(() => {
    // What only this device knows, and what the page was not drawn for.
    if (isOther || isMissing || isAsked || mine !== '') ask();
  }, [isOther, isMissing, isAsked, mine, ask]);
  const { halls } = arrivingHalls;
  give?.({ choices: name, total, count: number, companies: carried(listed, limit, choices.company), letters, tiers, tags });
  if (total === 0) return <EmptyState sentence={t('empty')} />;
  const hasPlan = props.map && halls.length > 0;
  const rest = (
    <RequestState request={{ ...answer, data: undefined }} failed={t('failedList')} retry={t('retry')} loading={<Skeleton lines={4} />}>
      {() => null}
    </RequestState>
  );
  return (
    <>
      <ExhibitorFilters
        halls={halls}
        tiers={tiers}
        tags={tags}
        choices={choices}
        first={props.sort}
        choose={choose}
        onFocus={ask}
        number={number}
        found={isOther ? '' : t('found', { number })}
      />
      <div className={styles.body} data-plan={hasPlan}>
        {isOther ? (
          rest
        ) : isWaiting || (mine !== '' && !companies) ? (
          <Skeleton lines={4} />
        ) : number === 0 ? (
          <NothingFound
            sentence={mine ? t('noFavourites') : t('none')}
            all={t('showAll')}
            names={['q', 'tier', 'hall', 'tag', 'has', 'mine']}
            choose={choose}
          />
        ) : (
          <div className={styles.found}>
            <ExhibitorItems
              id={id}
              companies={shown}
              count={number}
              first={limit}
              ask={ask}
              view={props.view}
              letters={companies ? letters : (drawn?.letters ?? [])}
              marked={choices.company}
              hasPlanDialog={props.planDialog && halls.length > 0}
            />
            {/* Without a script nothing is drawn on scrolling. */}
            {number > limit && (
              <MoreLink
                label={t('moreExhibitors')}
                shown={limit}
                onMore={(more) => choose({ shown: String(more) })}
                className={styles.more}
              />
            )}
            {number > AT_ONCE && (
              <p className={styles.end} data-needs={number > limit ? 'script' : undefined}>
                {t('noMore')}
              </p>
            )}
            {!companies && answer.isError && rest}
          </div>
        )}
        {hasPlan && (
          <PlanBeside
            id={id}
            halls={halls}
            companies={shown}
            isWhole={companies !== undefined && arrivingHalls.isWhole}
            hall={choices.hall}
            selected={choices.company}
            onSelect={(company) => choose({ company })}
          />
        )}
      </div>
    </>
  );
}
