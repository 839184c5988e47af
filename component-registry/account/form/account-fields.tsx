// The fields that account screens have in common, with the tokens by which browsers and password managers know them.
import { Checkbox, Link, PasswordField, TextField, useTexts } from '#sdk';
import { accountWords } from './words.ts';

type TextTies = { id: string; name: string; value: string; error: string | undefined; onChange: (value: string) => void };
type BoxTies = { id: string; name: string; checked: boolean; error: string | undefined; onChange: (checked: boolean) => void };

/** The address of the account; password managers keep it as the name of the user. */
export function EmailField({ ties, autoComplete = 'username' }: { ties: TextTies; autoComplete?: 'username' | 'email' }) {
  const t = useTexts(accountWords);
  return (
    <TextField
      {...ties}
      label={t('email')}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      required
    />
  );
}

/** The password one has. */
export function CurrentPassword({ ties }: { ties: TextTies }) {
  return <Secret ties={ties} word="password" autoComplete="current-password" />;
}

/** A new password, typed twice. */
export function NewPassword({ first, second, isFirst = false }: { first: TextTies; second: TextTies; isFirst?: boolean }) {
  const t = useTexts(accountWords);
  return (
    <>
      <Secret ties={first} word={isFirst ? 'password' : 'newPassword'} autoComplete="new-password" help={t('passwordHelp')} />
      <Secret ties={second} word="repeatPassword" autoComplete="new-password" />
    </>
  );
}

type SecretProps = {
  ties: TextTies;
  word: 'password' | 'newPassword' | 'repeatPassword';
  autoComplete: 'current-password' | 'new-password';
  help?: string;
};

function Secret({ ties, word, autoComplete, help }: SecretProps) {
  const t = useTexts(accountWords);
  return (
    <PasswordField
      {...ties}
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
export function NameFields({ first, last }: { first: TextTies; last: TextTies }) {
  const t = useTexts(accountWords);
  return (
    <>
      <TextField {...first} label={t('firstname')} autoComplete="given-name" autoCapitalize="words" spellCheck={false} required />
      <TextField {...last} label={t('surname')} autoComplete="family-name" autoCapitalize="words" spellCheck={false} required />
    </>
  );
}

/** Accepting the terms; they open beside the page, so that nothing typed is lost. */
export function TermsField({ ties, terms }: { ties: BoxTies; terms: string }) {
  const t = useTexts(accountWords);
  return (
    <Checkbox
      {...ties}
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
  );
}
