// The fields that account screens have in common, with the tokens by which browsers and password managers know them.
import type { ComponentProps } from 'react';
import { Checkbox, Link, PasswordField, TextField, useTexts } from '#sdk';
import { TermsTexts } from './terms-texts.tsx';
import { accountWords } from './words.ts';

type TextFieldProps = { id: string; name: string; value: string; error: string | undefined; onChange: (value: string) => void };
type CheckboxProps = { id: string; name: string; checked: boolean; error: string | undefined; onChange: (checked: boolean) => void };

/** The address of the account; password managers keep it as the name of the user. */
export function EmailField({ field, autoComplete = 'username' }: { field: TextFieldProps; autoComplete?: 'username' | 'email' }) {
  const t = useTexts(accountWords);
  return <CodeField {...field} label={t('email')} type="email" inputMode="email" autoComplete={autoComplete} />;
}

/** What is typed as it is written, in any language: an address, a number, a code. */
export const CodeField = (props: ComponentProps<typeof TextField>) => (
  <TextField {...props} autoCapitalize="none" spellCheck={false} dir="ltr" required />
);

/** The password one has. */
export function CurrentPassword({ field }: { field: TextFieldProps }) {
  return <Secret field={field} word="password" autoComplete="current-password" />;
}

/** A new password, typed twice. */
export function NewPassword({ first, second, isFirst = false }: { first: TextFieldProps; second: TextFieldProps; isFirst?: boolean }) {
  const t = useTexts(accountWords);
  return (
    <>
      <Secret field={first} word={isFirst ? 'password' : 'newPassword'} autoComplete="new-password" help={t('passwordHelp')} />
      <Secret field={second} word="repeatPassword" autoComplete="new-password" />
    </>
  );
}

type SecretProps = {
  field: TextFieldProps;
  word: 'password' | 'newPassword' | 'repeatPassword';
  autoComplete: 'current-password' | 'new-password';
  help?: string;
};

function Secret({ field, word, autoComplete, help }: SecretProps) {
  const t = useTexts(accountWords);
  return (
    <PasswordField
      {...field}
      label={t(word)}
      help={help}
      autoComplete={autoComplete}
      required
      showLabel={t('showPassword')}
      shownMessage={t('passwordShown')}
      hiddenMessage={t('passwordHidden')}
    />
  );
}

/** The name fields of a person. */
export function NameFields({ first, last }: { first: TextFieldProps; last: TextFieldProps }) {
  const t = useTexts(accountWords);
  return (
    <>
      <TextField {...first} label={t('firstname')} autoComplete="given-name" autoCapitalize="words" spellCheck={false} required />
      <TextField {...last} label={t('surname')} autoComplete="family-name" autoCapitalize="words" spellCheck={false} required />
    </>
  );
}

/** Accepting the terms; they open in a new window, so that nothing typed is lost. */
export function TermsField({ field, terms }: { field: CheckboxProps; terms: string }) {
  const t = useTexts(accountWords);
  return (
    <>
      <Checkbox
        {...field}
        label={t('acceptTerms')}
        required
        help={
          terms ? (
            <Link to={terms} target="_blank">
              {t('readTerms')}
            </Link>
          ) : undefined
        }
      />
      <TermsTexts />
    </>
  );
}
