// The links to the sub-pages of a profile: one line, which begins on phones where the reader is.
import { type ReactElement, useEffect, useRef } from 'react';
import { Link, useTexts } from '#sdk';
import type { CompanyDetail } from '#contract/companies';
import type { ProfilePart } from '#contract/profile-parts';
import { texts } from '../company/texts.ts';
import { ChatsCount } from './chats-part.tsx';
import { profileWords } from './parts.ts';
import styles from './view.module.css';

type PartLinksProps = { company: CompanyDetail; parts: readonly ProfilePart[]; /** The one that is shown. */ part: ProfilePart };

export function PartLinks({ company, parts, part }: PartLinksProps): ReactElement {
  const t = useTexts(texts);
  const line = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = line.current?.querySelector('[aria-current]');
    if (!line.current || !current) return;
    // By its own width alone: the page stays where it is, in either direction of writing.
    const [all, one] = [line.current, current].map((element) => element.getBoundingClientRect());
    line.current.scrollLeft += (one!.left + one!.right - all!.left - all!.right) / 2;
  }, [part]);
  // The bare address of a company with a booth opens the booth (B §4); the profile then has a name of its own.
  const address = (one: ProfilePart): string => one || (company.PublicationState === 0 && company.Enable2DBooth ? 'profile' : '');
  return (
    <nav ref={line} aria-label={t('sections')} className={styles.parts} data-print="none">
      {parts.map((one) => (
        <Link
          key={one}
          to="page:ProfilePage"
          params={{ companyAccountId: company.CompanyAccountId, ...(address(one) && { page: address(one) }) }}
          className={styles.tab}
          // The document of this page alone allows the camera, which reads badges.
          reloadDocument={one === 'leads'}
          aria-current={one === part ? 'page' : undefined}
        >
          <span>
            {t(profileWords[one])}
            {one === 'chats' && <ChatsCount id={company.CompanyAccountId} />}
          </span>
        </Link>
      ))}
    </nav>
  );
}
