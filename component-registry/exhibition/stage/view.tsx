// A stage: its title, and its picture with hot spots (B §2).
import {
  buttonClass,
  EmptyState,
  framed,
  Link,
  queryOfRequest,
  RequestState,
  Skeleton,
  useDataContext,
  useQuery,
  useTexts,
  type ViewProps,
} from '#sdk';
import type { ExhibitionStage } from '#contract/industry';
import { texts } from '../company/texts.ts';
import { HotSpots, type Spot } from '../hot-spots/hot-spots.tsx';
import { stageRequest } from './data.ts';
import type { Props } from './props.ts';
import styles from './view.module.css';

export default function ConfiguredStage({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const model = useQuery(queryOfRequest(stageRequest(props, useDataContext())));
  const isQuiet = props.missing === 'nothing';
  if (isQuiet && (model.isError || model.data?.Stages.length === 0)) return null;
  return (
    <section
      {...framed(frame, styles.root)}
      aria-label={model.data?.Stages[0]?.Title ?? t('stage')}
      aria-busy={(isQuiet && model.isPending) || undefined}
    >
      <RequestState request={model} failed={t('failed')} retry={t('retry')} loading={isQuiet ? <></> : <Skeleton shape="picture" />}>
        {({ Stages: [stage] }) =>
          stage ? (
            <Shown stage={stage} hasHeading={props.heading} />
          ) : (
            <EmptyState
              sentence={t('stageMissing')}
              action={
                <Link to="page:IndustryLandingListPage" className={buttonClass()}>
                  {t('toExhibitors')}
                </Link>
              }
            />
          )
        }
      </RequestState>
    </section>
  );
}

const spotOf = ({ Label, Left, Top, Width, Height, Link: link, CompanyAccountId }: ExhibitionStage['HotSpots'][number]): Spot => ({
  label: Label,
  left: Left,
  top: Top,
  width: Width,
  height: Height,
  ...(link === '' ? { to: 'page:ProfilePage', params: { companyAccountId: CompanyAccountId } } : { to: link }),
});

function Shown({ stage, hasHeading }: { stage: ExhibitionStage; hasHeading: boolean }) {
  const t = useTexts(texts);
  const { Title, Lead, PicturePath, Alternative, Width, Height, HotSpots: spots } = stage;
  return (
    <>
      {hasHeading && (
        <div className={styles.head}>
          <h2>{Title}</h2>
          {Lead && (
            <p className={styles.lead} dir="auto">
              {Lead}
            </p>
          )}
        </div>
      )}
      <HotSpots
        picture={PicturePath}
        alternative={Alternative}
        size={{ width: Width, height: Height }}
        spots={spots.map(spotOf)}
        label={t('ways')}
      />
    </>
  );
}
