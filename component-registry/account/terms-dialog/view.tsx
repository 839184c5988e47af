// Terms that are new, or have a new version, for somebody who is signed in already: answered before anything else.
import { termsAndConditions } from '#contract/own-data';
import {
  Button,
  Dialog,
  framed,
  Link,
  query,
  useAddress,
  useEvent,
  useQuery,
  useRenewViewer,
  useTexts,
  useUser,
  type ViewProps,
} from '#sdk';
import { DueForm } from './due-form.tsx';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

/** Where the account is: who does not accept can still have their data, or delete them. */
const account = { module: 'profile' };

export default function TermsDialog({ frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const { termsDue, signOut } = useUser();
  const { page, params, event, language } = useEvent();
  const address = useAddress();
  // On the page of the account the terms stand beside data and deletion; signing out needs no answer.
  const isElsewhere = (page === 'MyAreaPage' && params['module'] === account.module) || page === 'LogoutPage';
  const isAsked = termsDue.length > 0 && !isElsewhere;
  const renewViewer = useRenewViewer();
  const { data = [], refetch } = useQuery({ ...query(termsAndConditions, { pContextId: event, pLanguage: language }), enabled: isAsked });
  const due = data.filter(
    ({ Id, IsMandatory, IsAccepted, AnsweredAt }) => termsDue.includes(Id) && (IsMandatory ? !IsAccepted : AnsweredAt === null),
  );
  const onAnswered = async (): Promise<void> => {
    await Promise.all([refetch(), renewViewer()]);
  };
  return (
    <div {...framed(frame, styles.place)}>
      <Dialog open={isAsked && due.length > 0} priority="terms" onClose={() => {}} title={t('title')} closeLabel="" closable={false}>
        <div className={styles.content}>
          <p>{t('lead')}</p>
          <DueForm key={due.map(({ Id, Version }) => `${Id} ${Version}`).join()} due={due} onAnswered={onAnswered} />
          <p className={styles.others}>
            <Button variant="quiet" onClick={() => void signOut(address)}>
              {t('signOut')}
            </Button>
            <Link to="page:MyAreaPage" params={account}>
              {t('account')}
            </Link>
          </p>
        </div>
      </Dialog>
    </div>
  );
}
