// The documents of the signed-in person, each to be downloaded (B §7 UserDocumentsV2).
import { userDocuments } from '#contract/own-data';
import {
  buttonClass,
  EmptyState,
  ErrorState,
  framed,
  query,
  Skeleton,
  SkeletonArea,
  useDates,
  useEvent,
  useQuery,
  useTexts,
  type ViewProps,
} from '#sdk';
import { accountWords } from '../form/words.ts';
import { SignInFirst } from '../screen/sign-in-first.tsx';
import { useWho } from '../user/use-who.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

export default function MyDocuments({ props, frame }: ViewProps<Props>) {
  const { params } = useEvent();
  return props.module === '' || params['module'] === props.module ? <Documents frame={frame} /> : null;
}

function Documents({ frame }: Pick<ViewProps<Props>, 'frame'>) {
  const t = useTexts(texts);
  const word = useTexts(accountWords);
  const dates = useDates();
  const { event, language } = useEvent();
  const who = useWho();
  const isUser = Boolean(who.data?.User);
  const { data, error, isFetching, refetch } = useQuery({ ...query(userDocuments, { shortName: event, language }), enabled: isUser });
  if (who.data && !isUser) return <SignInFirst frame={frame} title={t('title')} />;
  return (
    <section {...framed(frame, styles.root)} aria-labelledby="my-documents">
      <h2 id="my-documents">{t('title')}</h2>
      {data && data.length > 0 && <p className={styles.muted}>{t('lead')}</p>}
      {data && data.length > 0 && (
        <ul role="list" className={styles.list}>
          {data.map(({ Id, Title, FileName, Url, CreatedAt }) => (
            <li key={Id} className={styles.item}>
              <div className={styles.words}>
                <h3 className={styles.name}>{Title}</h3>
                <p className={styles.muted} dir="auto">
                  {[FileName, CreatedAt && dates.longDate(CreatedAt)].filter(Boolean).join(' · ')}
                </p>
              </div>
              <a href={Url} download={FileName} className={buttonClass()} aria-label={`${t('download')}: ${Title}`}>
                {t('download')}
              </a>
            </li>
          ))}
        </ul>
      )}
      {data?.length === 0 && <EmptyState sentence={t('none')} />}
      {!data && error && (
        <ErrorState sentence={t('failed')} retryLabel={word('tryAgain')} retrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <SkeletonArea label={t('title')}>
          <Skeleton lines={4} />
        </SkeletonArea>
      )}
    </section>
  );
}
