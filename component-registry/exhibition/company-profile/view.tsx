// The profile of an exhibitor with its sub-pages (B §2 Exhibitor profile).
import {
  ApiError,
  buttonClass,
  framed,
  Link,
  queryOfRequest,
  RequestState,
  RichHtml,
  Skeleton,
  SkeletonArea,
  useDataContext,
  useEvent,
  useMedia,
  useQuery,
  useSubject,
  useTexts,
  useUser,
  type ViewProps,
} from '#sdk';
import type { CompanyDetail } from '#contract/companies';
import { partsOf, type ProfilePart } from '#contract/profile-parts';
import { texts } from '../company/texts.ts';
import { ChatWithCompany } from '../chat/chat-with-company.tsx';
import { ProposeMeeting } from '../meetings/propose-meeting.tsx';
import { ContactCompany } from '../leads/contact-company.tsx';
import { BoothGuru } from './booth-guru.tsx';
import { BoothPart } from './booth-part.tsx';
import { ChatsPart } from './chats-part.tsx';
import { companyRequest } from './data.ts';
import { ProfileHead } from './head.tsx';
import { LeadsPart } from './leads-part.tsx';
import { LoungePart } from './lounge-part.tsx';
import { CompanyPresentations, Downloads, Products, Symposia, Webcasts } from './lists.tsx';
import { MeetingsPart } from './meetings-part.tsx';
import { PartLinks } from './part-links.tsx';
import { partOfAddress, profileWords } from './parts.ts';
import type { Props } from './props.ts';
import { Contact, Team } from './static-parts.tsx';
import styles from './view.module.css';

export default function CompanyProfile({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const context = useDataContext();
  const { page } = useEvent();
  // An address without a company asks for none.
  const isNamed = (context.params['companyAccountId'] ?? '') !== '';
  const company = useQuery({ ...queryOfRequest(companyRequest(context)), enabled: isNamed });
  useSubject(company.data?.Name);
  const isMissing = !isNamed || (company.error instanceof ApiError && company.error.status === 404);
  return (
    <article {...framed(frame, styles.root)}>
      {isMissing && company.data === undefined ? (
        <div className={styles.missing}>
          <h1>{t('notFound')}</h1>
          <p>{t('notFoundWhy')}</p>
          <Link to="page:IndustryLandingListPage" className={buttonClass({ variant: 'primary' })}>
            {t('toExhibitors')}
          </Link>
        </div>
      ) : (
        <RequestState request={company} failed={t('failed')} retry={t('retry')} loading={<Loading />}>
          {(detail) => <Profile company={detail} part={partOfAddress(page, context.params)} props={props} />}
        </RequestState>
      )}
    </article>
  );
}

type ProfileProps = { company: CompanyDetail; part: ProfilePart | 'comingsoon'; props: Props };

function Profile({ company, part, props: { contact, planDialog } }: ProfileProps) {
  const t = useTexts(texts);
  const media = useMedia();
  const { companies } = useUser();
  const isStaff = companies.includes(company.CompanyAccountId);
  const parts = partsOf(company, isStaff);
  return (
    <>
      <ProfileHead company={company} planDialog={planDialog} />
      {part === 'comingsoon' ? (
        <div className={styles.part}>
          <h2>{t('comingSoon')}</h2>
          <p>{t('comingSoonWhy')}</p>
        </div>
      ) : (
        <>
          <div className={styles.reach}>
            <ContactCompany id={company.CompanyAccountId} name={company.Name} />
            <ChatWithCompany company={company} />
            <BoothGuru company={company} />
            {company.TakesProposals && <ProposeMeeting company={{ id: company.CompanyAccountId, name: company.Name }} />}
          </div>
          {parts.length > 1 && <PartLinks company={company} parts={parts} part={part} />}
          <div className={styles.part}>
            <h2 className={part === '' ? styles.hidden : undefined}>{t(profileWords[part])}</h2>
            {part === '' && (
              <>
                {company.PicturePath && <img className={styles.picture} src={media(company.PicturePath)} alt="" />}
                {company.Description && <RichHtml html={company.Description} />}
                {contact && <Contact company={company} />}
              </>
            )}
            {part === 'lounge' && <LoungePart />}
            {part === 'booth' && <BoothPart company={company} />}
            {part === 'products' && <Products />}
            {part === 'symposia' && <Symposia company={company} />}
            {part === 'webcasts' && <Webcasts />}
            {part === 'presentations' && <CompanyPresentations />}
            {part === 'meetings' && <MeetingsPart company={company} isStaff={isStaff} />}
            {part === 'team' && <Team company={company} />}
            {part === 'downloads' && <Downloads company={company} />}
            {part === 'chats' && <ChatsPart company={company} isStaff={isStaff} />}
            {part === 'leads' && <LeadsPart company={company} isStaff={isStaff} />}
          </div>
        </>
      )}
    </>
  );
}

function Loading() {
  const t = useTexts(texts);
  return (
    <SkeletonArea label={t('loading')} className={styles.missing}>
      <Skeleton shape="title" width="16rem" />
      <Skeleton lines={4} width="min(100%, 38rem)" />
    </SkeletonArea>
  );
}
