// Who sponsors a session, as a link to their profile.
import { Link, usePageExists, useTexts } from '#sdk';
import type { CompanyRef } from '#contract/exhibition-shapes';
import type { SessionLine } from '#contract/programme';
import { sessionWords } from '../session/session-words.ts';
import styles from './detail-layout.module.css';

type CompanyNoteProps = { session: SessionLine; companies: readonly CompanyRef[] };

/** Nothing for a session without a company; plain words for a company that does not exhibit, or of which the reader gets no row. */
export function CompanyNote({ session: { CompanyAccountId, CompanyAccountName }, companies }: CompanyNoteProps) {
  const words = useTexts(sessionWords);
  const exists = usePageExists();
  if (CompanyAccountName === '') return null;
  const shown = words('sponsored', { company: CompanyAccountName });
  if (!companies.some((company) => company.CompanyAccountId === CompanyAccountId) || !exists('ProfilePage'))
    return <span className={styles.note}>{shown}</span>;
  return (
    <Link to="page:ProfilePage" params={{ companyAccountId: CompanyAccountId }} className={styles.note}>
      {shown}
    </Link>
  );
}
