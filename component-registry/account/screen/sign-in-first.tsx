// What a visitor sees where only a user has something to do: one sentence, and the way to sign in and back here.
import { useAddress, useTexts, useUser, type ViewProps } from '#sdk';
import { MainLink } from './links.tsx';
import { Screen } from './screen.tsx';
import { accountWords } from '../form/words.ts';

/** The screen in place of another one; sign-in comes back to it. */
export function SignInFirst({ frame, title }: Pick<ViewProps, 'frame'> & { title: string }) {
  const t = useTexts(accountWords);
  const { offersSignIn } = useUser();
  const here = new URLSearchParams({ returnUrl: useAddress() }).toString();
  return (
    <Screen frame={frame} title={title} lead={t(offersSignIn ? 'signInFirst' : 'noAccounts')}>
      {offersSignIn ? (
        <MainLink to={`page:LoginPage?${here}`}>{t('signIn')}</MainLink>
      ) : (
        <MainLink to="page:HomePage">{t('toHome')}</MainLink>
      )}
    </Screen>
  );
}
