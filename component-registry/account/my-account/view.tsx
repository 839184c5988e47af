// The account of the signed-in person: details, picture, sign-ins, terms, data, deletion.
import { ownAccount } from '#contract/own-data';
import {
  buttonClass,
  ErrorState,
  framed,
  Link,
  query,
  Skeleton,
  SkeletonArea,
  useAddress,
  useEvent,
  useQuery,
  useTexts,
  type ViewProps,
} from '#sdk';
import { accountWords } from '../form/words.ts';
import { SignInFirst } from '../screen/sign-in-first.tsx';
import { useWho } from '../user/use-who.ts';
import { DeletePart } from './delete-part.tsx';
import { PicturePart } from './picture-part.tsx';
import type { Props } from './props.ts';
import { SignInsPart } from './sign-ins-part.tsx';
import { TermsPart } from './terms-part.tsx';
import { texts } from './texts.ts';
import styles from './view.module.css';

export default function MyAccount({ props, frame }: ViewProps<Props>) {
  const { params } = useEvent();
  return props.module === '' || params['module'] === props.module ? <Account frame={frame} /> : null;
}

function Account({ frame }: Pick<ViewProps<Props>, 'frame'>) {
  const t = useTexts(texts);
  const word = useTexts(accountWords);
  const { event, language } = useEvent();
  const who = useWho();
  const address = useAddress();
  const user = who.data?.User ?? null;
  const { data, error, isFetching, refetch } = useQuery({ ...query(ownAccount, { eventid: event }), enabled: user !== null });
  if (who.data && !user) return <SignInFirst frame={frame} title={t('title')} />;
  const again = () => void refetch();
  const download = (format: 'html' | 'json') => `/api/Core/UserData?${new URLSearchParams({ eventid: event, language, format })}`;
  return (
    <section {...framed(frame, styles.root)} aria-label={t('title')}>
      {data && user && (
        <>
          <section className={styles.part}>
            <h2>{t('details')}</h2>
            <p className={styles.muted}>{t('detailsText')}</p>
            <p>
              <Link to={`page:UserFormPage?${new URLSearchParams({ returnUrl: address })}`} className={buttonClass()}>
                {t('editDetails')}
              </Link>
            </p>
          </section>
          {(data.MayAddPicture || data.Picture !== '') && (
            <PicturePart picture={data.Picture} mayAdd={data.MayAddPicture} name={`${user.Firstname} ${user.Surname}`} onChanged={again} />
          )}
          <SignInsPart signIns={data.SignIns} onChanged={again} />
          <TermsPart />
          <section className={styles.part}>
            <h2>{t('data')}</h2>
            <p className={styles.muted}>{t('dataText')}</p>
            <p className={styles.actions}>
              <a href={download('html')} download className={buttonClass()}>
                {t('dataHtml')}
              </a>
              <a href={download('json')} download className={buttonClass()}>
                {t('dataJson')}
              </a>
            </p>
          </section>
          <DeletePart deletedAt={data.DeletedAt} email={user.Email} onChanged={again} />
        </>
      )}
      {!data && error && <ErrorState sentence={t('loadFailed')} retryLabel={word('tryAgain')} retrying={isFetching} onRetry={again} />}
      {!data && !error && (
        <SkeletonArea label={t('title')}>
          <Skeleton lines={8} />
        </SkeletonArea>
      )}
    </section>
  );
}
