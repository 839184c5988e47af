// The floor plan of an exhibition: halls, booths, and the companies in a list that says the same in words (A §2).
import { type ReactElement, useId, useMemo, useState } from 'react';
import {
  EmptyState,
  framed,
  LiveRegion,
  queryOfRequest,
  RequestState,
  SearchField,
  Skeleton,
  TabList,
  tabIds,
  useDataContext,
  useEvent,
  useHref,
  useQuery,
  useQueryState,
  useText,
  useTexts,
  type ViewProps,
} from '#sdk';
import { texts as companyTexts } from '../company/texts.ts';
import { hallsRequest } from '../exhibitor-list/data.ts';
import { companyOnPlan, hallOnPlan } from '../exhibitor-list/on-plan.ts';
import { useExhibitors } from '../exhibitor-list/use-exhibitors.ts';
import { firstOfEach, foundCompanies, hallOf, placedBooths } from '../plan/booths.ts';
import { CompanyFacts, useBooths } from '../plan/company-facts.tsx';
import type { Company } from '../plan/shapes.ts';
import { PlanStage } from '../plan/stage.tsx';
import { texts } from '../plan/texts.ts';
import type { Props } from './props.ts';
import styles from './view.module.css';

export default function FloorPlan({ props, frame }: ViewProps<Props>) {
  return props.halls.length > 0 ? <WrittenPlan props={props} frame={frame} /> : <PlanOfData props={props} frame={frame} />;
}

/** The halls and companies of the event; each company leads to its profile. */
function PlanOfData({ props, frame }: PlanProps) {
  const t = useTexts(texts);
  const words = useTexts(companyTexts);
  const href = useHref();
  const companies = useExhibitors();
  const halls = useQuery(queryOfRequest(hallsRequest(useDataContext())));
  const placed = useMemo(
    () =>
      companies.data?.map((one) => ({
        ...companyOnPlan(one),
        link: one.DeepLink || (href('page:ProfilePage', { companyAccountId: one.CompanyAccountId }) ?? ''),
      })),
    [companies.data, href],
  );
  const drawn = useMemo(() => halls.data?.map(hallOnPlan), [halls.data]);
  const isReady = placed !== undefined && drawn !== undefined;
  const both = {
    data: isReady ? { placed, drawn } : undefined,
    isError: companies.isError || halls.isError,
    isFetching: companies.isFetching || halls.isFetching,
    refetch: () => Promise.all([companies.refetch(), halls.refetch()]),
  };
  if (both.data && both.data.drawn.length > 0)
    return <WrittenPlan props={{ ...props, halls: both.data.drawn, companies: both.data.placed }} frame={frame} />;
  return (
    <section {...framed(frame, styles.root)} aria-label={t('label')}>
      <RequestState request={both} failed={words('failed')} retry={words('retry')} loading={<Skeleton shape="picture" />}>
        {() => <EmptyState sentence={t('noHalls')} />}
      </RequestState>
    </section>
  );
}

type PlanProps = Pick<ViewProps<Props>, 'props' | 'frame'>;

function WrittenPlan({ props: written, frame }: PlanProps) {
  const props = useMemo(() => ({ ...written, halls: firstOfEach(written.halls), companies: firstOfEach(written.companies) }), [written]);
  const t = useTexts(texts);
  const text = useText();
  const [selected, setSelected] = useSelected(props);
  const company = props.companies.find(({ id }) => id === selected);
  // A hall chosen by hand counts until a company is chosen.
  const [chosenHall, chooseHall] = useState('');
  const hall = props.halls.find(({ id }) => id === chosenHall) ?? hallOf(props.halls, company);
  const select = (id: string): void => {
    chooseHall('');
    setSelected(id);
  };
  const idOf = (id: string): string => `${frame.id}-${id}`;
  const heading = text(props.heading);
  const Level = `h${props.level}` as const;
  const stage = (
    <PlanStage key={hall.id} id={idOf(hall.id)} hall={hall} companies={props.companies} selected={selected} onSelect={select} />
  );
  return (
    <section {...framed(frame, styles.root)} aria-label={heading || t('label')}>
      {heading && <Level>{heading}</Level>}
      {props.halls.length > 1 && (
        <TabList
          label={t('halls')}
          tabs={props.halls.map(({ id, name }) => ({ id: idOf(id), label: text(name) }))}
          selected={idOf(hall.id)}
          onSelect={(id) => chooseHall(id.slice(frame.id.length + 1))}
        />
      )}
      <div className={styles.body}>
        {props.halls.length > 1 ? (
          <div id={tabIds(idOf(hall.id)).panel} role="tabpanel" aria-labelledby={tabIds(idOf(hall.id)).tab}>
            {stage}
          </div>
        ) : (
          stage
        )}
        <Companies props={props} selected={company} onSelect={select} />
      </div>
    </section>
  );
}

/** The chosen company: what the organiser set until another is chosen, stored in the address where they want it. */
function useSelected({ query, company }: Props): [string, (id: string) => void] {
  const own = useState(company);
  const shared = useQueryState(query, company);
  return query ? shared : own;
}

type CompaniesProps = { props: Props; selected: Company | undefined; onSelect: (id: string) => void };

/** Search, the chosen company, and all others by name. */
function Companies({ props, selected, onSelect }: CompaniesProps): ReactElement {
  const t = useTexts(texts);
  const text = useText();
  const { language } = useEvent();
  const booths = useBooths(props.halls);
  const [question, ask] = useState('');
  const titleId = useId();
  const found = foundCompanies(props.companies, question, language, ({ sponsorType }) => text(sponsorType));
  const Level = `h${Math.min(props.level + (text(props.heading) ? 1 : 0), 6)}` as 'h3';
  const isOnPlan = (company: Company): boolean =>
    props.halls.some((hall) => placedBooths(hall, [company]).some((booth) => booth.company !== undefined));
  if (props.companies.length === 0) return <EmptyState sentence={t('empty')} />;
  return (
    <div className={styles.side}>
      <SearchField label={t('search')} clearLabel={t('clear')} value={question} onChange={ask} />
      <LiveRegion message={question === '' ? '' : t('found', { count: found.length })} />
      {selected && (
        <div className={styles.chosen}>
          <CompanyFacts
            company={selected}
            halls={props.halls}
            isOnPlan={isOnPlan(selected)}
            heading={<Level className={styles.name}>{selected.name}</Level>}
          />
        </div>
      )}
      <Level id={titleId} className={styles.title}>
        {t('companies')}
      </Level>
      {found.length === 0 ? (
        <p className={styles.none}>{t('none', { question })}</p>
      ) : (
        <ul role="list" className={styles.list} aria-labelledby={titleId}>
          {found.map((company) => (
            <li key={company.id}>
              <button
                type="button"
                data-needs="script"
                className={styles.company}
                aria-current={company.id === selected?.id ? 'true' : undefined}
                onClick={() => onSelect(company.id)}
              >
                <span className={styles.label}>{company.name}</span> <span className={styles.detail}>{booths(company)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
