// The dialog of one exhibitor: its data, and what there is to say while they come, do not come, or are not there.
import type { ReactElement } from 'react';
import { companyAccount } from '#contract/companies';
import {
  ApiError,
  buttonClass,
  Dialog,
  Link,
  query,
  RequestState,
  RichHtml,
  Skeleton,
  SkeletonArea,
  useEvent,
  useQuery,
  useTexts,
} from '#sdk';
import { Logo } from '../company/logo.tsx';
import { texts } from '../company/texts.ts';
import { boothWords } from '../plan/booth-words.ts';
import { texts as planTexts } from '../plan/texts.ts';
import styles from './view.module.css';

type ProfileDialogProps = { company: string; title: string; onClose: () => void };

export function ProfileDialog({ company: id, title, onClose }: ProfileDialogProps): ReactElement {
  const t = useTexts(texts);
  const words = useTexts(planTexts);
  const { event, language } = useEvent();
  const company = useQuery(query(companyAccount, { eventid: event, language, id }));
  const isMissing = company.error instanceof ApiError && company.error.status === 404 && company.data === undefined;
  const booths = boothWords(company.data?.ExhibitorBooths ?? []);
  return (
    <Dialog
      open
      onClose={onClose}
      title={company.data?.Name ?? title}
      closeLabel={words('close')}
      actions={
        <Link
          to={isMissing ? 'page:IndustryLandingListPage' : 'page:ProfilePage'}
          params={isMissing ? {} : { companyAccountId: id }}
          className={buttonClass({ variant: 'primary' })}
        >
          {isMissing ? t('toExhibitors') : words('showMore')}
        </Link>
      }
    >
      {isMissing ? (
        <p>{t('notFound')}</p>
      ) : (
        <RequestState request={company} failed={t('failed')} retry={t('retry')} loading={<Loading label={t('loading')} />}>
          {({ Name, Short, LogoPath, SponsorTypeName, Tags, Description, PublicationState }) => (
            <div className={styles.body}>
              {LogoPath && (
                <div className={styles.logo}>
                  <Logo src={LogoPath} name={Name} />
                </div>
              )}
              <p className={styles.facts}>
                {booths && <span className={styles.booth}>{t('booth', { numbers: booths })}</span>}
                {SponsorTypeName && <span>{SponsorTypeName}</span>}
              </p>
              {Short && (
                <p className={styles.short} dir="auto">
                  {Short}
                </p>
              )}
              {PublicationState === 1 ? <p>{t('comingSoonWhy')}</p> : Description && <RichHtml html={Description} />}
              {Tags.length > 0 && <p className={styles.facts}>{Tags.join(' · ')}</p>}
            </div>
          )}
        </RequestState>
      )}
    </Dialog>
  );
}

const Loading = ({ label }: { label: string }): ReactElement => (
  <SkeletonArea label={label} className={styles.body}>
    <Skeleton shape="title" width="12rem" />
    <Skeleton lines={4} width="min(100%, 30rem)" />
  </SkeletonArea>
);
