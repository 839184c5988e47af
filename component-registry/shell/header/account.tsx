// The link to sign in, or the signed-in user with links to profile and sign-out (A §2 The page shell, A §6).
import type { ReactElement } from 'react';
import {
  Avatar,
  Link,
  PLACEHOLDER_PICTURE,
  useAddress,
  useDocument,
  useEvent,
  useHref,
  useMedia,
  UserIcon,
  useReturnUrl,
  useTexts,
  useUser,
} from '#sdk';
import { targetAddress } from '../menu/target.ts';
import { Dropdown } from './dropdown.tsx';
import { texts } from './texts.ts';
import styles from './account.module.css';

/** Account links for the viewer. */
export type AccountLinks = {
  /** Name of the signed-in user, empty if unknown. */
  name: string;
  links: readonly { key: 'signIn' | 'profile' | 'signOut'; words: string; href: string }[];
};

/** Pages for signing in or getting an account, which are not used as return address. */
const signInPages = new Set([
  'LoginPage',
  'LogoutPage',
  'CreateAccountPage',
  'ConfirmationPage',
  'PasswordRetrievalPage',
  'ResetPasswordPage',
  'AuthPage',
  'CorrelatePage',
]);

/** Links for a visitor or for the user; undefined if there are no accounts, and for a visitor where sign-in is off. */
export function useAccountLinks(): AccountLinks | undefined {
  const t = useTexts(texts);
  const href = useHref();
  const address = useAddress();
  const { hasAccounts, offersSignIn, isSignedIn, name } = useUser();
  const { customProfileUrl } = useDocument('app');
  const { page } = useEvent();
  const returnUrl = useReturnUrl();
  if (!hasAccounts || !offersSignIn) return undefined;
  const to = (key: AccountLinks['links'][number]['key'], link: string | undefined) =>
    link === undefined ? [] : [{ key, words: t(key), href: link }];
  if (!isSignedIn) {
    // A viewer who is signing in already keeps their return address.
    const from = signInPages.has(page) ? returnUrl : address;
    return { name: '', links: to('signIn', href(`page:LoginPage${from && `?returnUrl=${encodeURIComponent(from)}`}`)) };
  }
  const profile = customProfileUrl
    ? href(customProfileUrl)
    : targetAddress({ page: 'MyAreaPage', params: { module: 'profile' }, query: {}, hash: '' }, href);
  return { name, links: [...to('profile', profile), ...to('signOut', href('page:LogoutPage'))] };
}

/** In a wide header: a link to sign in, or a button with the name that opens the list. */
export function Account(): ReactElement | null {
  const account = useAccountLinks();
  const { isSignedIn } = useUser();
  if (!account) return null;
  if (!isSignedIn) {
    return (
      <>
        {account.links.map(({ key, words, href }) => (
          <Link key={key} to={href} className={styles.signIn}>
            {words}
          </Link>
        ))}
      </>
    );
  }
  return (
    <Dropdown className={styles.user} label={<Name name={account.name} />}>
      <AccountList account={account} />
    </Dropdown>
  );
}

/** The links as a list. */
export const AccountList = ({ account }: { account: AccountLinks }): ReactElement => (
  <ul role="list">
    {account.links.map(({ key, words, href }) => (
      <li key={key}>
        <Link to={href} className={styles.link}>
          {words}
        </Link>
      </li>
    ))}
  </ul>
);

/** The picture, the initials where the event wants them, and the name; `My account` if it is unknown. */
export function Name({ name }: { name: string }): ReactElement {
  const t = useTexts(texts);
  const media = useMedia();
  const { user } = useUser();
  const { headerInitialsEnabled } = useDocument('app');
  const { container } = useEvent();
  const picture = user?.ProfilePicturePath ?? '';
  // In place of the placeholder stands what the theme colours: initials or the sign of a person.
  const src = (picture !== PLACEHOLDER_PICTURE && media(picture)) || '';
  return (
    <>
      {headerInitialsEnabled || src ? (
        // A §2: letters J and D if names are missing.
        <Avatar name={name || 'J D'} src={src} size="small" />
      ) : (
        <UserIcon className={styles.icon} aria-hidden="true" />
      )}
      <span className={styles.name} data-container={container}>
        {name || t('account')}
      </span>
    </>
  );
}
