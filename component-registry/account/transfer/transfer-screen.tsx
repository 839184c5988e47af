// Taking over an account that was made for somebody: its password, by the code of the invitation.
import { manageTransfer } from '#contract/identity';
import { useCall, useEvent, useGo, useText, useTexts, type ViewProps } from '#sdk';
import { AccountForm } from '../form/account-form.tsx';
import { EmailField, NewPassword, TermsField } from '../form/account-fields.tsx';
import { Note } from '../screen/note.tsx';
import { Screen } from '../screen/screen.tsx';
import { useChecks, useContextModel } from '../form/use-account.ts';
import { useForm } from '../form/use-form.ts';
import { useKeptReturnUrl } from '../screen/links.tsx';
import type { Props } from './props.ts';
import { texts } from './texts.ts';

/** What the link of an invitation carries. */
export const invitation = ['code', 'userId', 'email'] as const;
type Invitation = Readonly<Record<(typeof invitation)[number], string>>;

export function TransferScreen({ props, frame, taken }: Pick<ViewProps<Props>, 'props' | 'frame'> & { taken: Invitation }) {
  const t = useTexts(texts);
  const text = useText();
  const { t: word, email, newPassword, terms, passwordFailure } = useChecks();
  const call = useCall();
  const go = useGo();
  const keep = useKeptReturnUrl();
  const { language } = useEvent();
  const ContextModel = useContextModel();
  const form = useForm({
    start: { Email: taken.email, Password: '', ConfirmPassword: '', AcceptTermsOfUse: false },
    check: (typed) => [...email(typed.Email), ...newPassword(typed), ...terms(typed.AcceptTermsOfUse)],
    async send(typed) {
      const body = { ...typed, Email: typed.Email.trim(), Encrypted: taken.code, ManageUserId: taken.userId, ContextModel };
      const answer = await call(manageTransfer, { language }, body);
      if (!answer.ok) return passwordFailure(answer, { 400: t('codeFailed'), 403: t('codeFailed') });
      go(keep('LoginPage', { done: 'transferred' }));
      return [];
    },
  });
  const isWhole = taken.code !== '' && taken.userId !== '';
  return (
    <Screen frame={frame} title={t('title')} lead={isWhole ? text(props.lead) || t('lead') : ''}>
      {isWhole ? (
        <AccountForm form={form} submit={t('submit')} status={word('attemptingTransfer')}>
          <EmailField field={form.text('Email')} />
          <NewPassword first={form.text('Password')} second={form.text('ConfirmPassword')} isFirst />
          <TermsField field={form.box('AcceptTermsOfUse')} terms={props.terms} />
        </AccountForm>
      ) : (
        <Note tone="warning">{t('noCode')}</Note>
      )}
    </Screen>
  );
}
