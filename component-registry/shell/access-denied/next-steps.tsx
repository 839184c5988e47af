// What a refused viewer can do: find a ticket, sign in, register, retry, go back, go home, search; the first that helps stands out.
import { Button, buttonClass, type DenialDetails, Link, useHasRegistration, useMissing, useTexts, useUser } from '#sdk';
import { texts } from './texts.ts';
import { mayHelpToSignIn, mayHelpToSwitch, denialKind } from './words.ts';

/** What helps and a quiet way to leave; where nothing helps, two ways to leave. */
export function NextSteps({ missing, reason, address, back }: Pick<DenialDetails, 'missing' | 'reason' | 'address' | 'back'>) {
  const t = useTexts(texts);
  const main = buttonClass({ variant: 'primary', size: 'large' });
  const isUnknown = denialKind(missing, reason) === 'unknown';
  const { offersSignIn, user } = useUser();
  const mayHelp = user ? mayHelpToSwitch : mayHelpToSignIn;
  const canSignIn = offersSignIn && !isUnknown && mayHelp(missing, reason);
  // Whoever lacks a ticket can get one; a visitor signs in first, for they may have one.
  const canRegister = useHasRegistration() && !isUnknown && missing.some(({ kind }) => kind === 'ticket');
  const isHelped = isUnknown || canSignIn || canRegister || reason === 'NoTicket';
  const isProgrammeOpen = useMissing('PagSearchPage').length === 0;
  const quiet = buttonClass({ variant: 'secondary', size: 'large' });
  return (
    <>
      {reason === 'NoTicket' && (
        <Link to="page:AuthPage" className={main}>
          {t('findTicket')}
        </Link>
      )}
      {canSignIn && (
        <Link to={loginLink(address)} className={reason === 'NoTicket' || (user && canRegister) ? quiet : main}>
          {t(user ? 'otherAccount' : 'signIn')}
        </Link>
      )}
      {canRegister && (
        <Link to="page:RegistrationPage" className={canSignIn && !user ? quiet : main}>
          {t('register')}
        </Link>
      )}
      {isUnknown &&
        // Reloaded, so that rules and tickets are requested again.
        (address === undefined ? (
          <Button variant="primary" size="large" onClick={() => location.reload()}>
            {t('retry')}
          </Button>
        ) : (
          <a href={address} className={main}>
            {t('retry')}
          </a>
        ))}
      {back && (
        <Button variant={isHelped ? 'secondary' : 'primary'} size="large" onClick={back}>
          {t('back')}
        </Button>
      )}
      {(!back || !isHelped) && (
        <Link to="page:HomePage" className={back || isHelped ? quiet : main}>
          {t('home')}
        </Link>
      )}
      {!back && !isHelped && isProgrammeOpen && (
        <Link to="page:PagSearchPage" className={quiet}>
          {t('programme')}
        </Link>
      )}
    </>
  );
}

/** The sign-in, which leads on to the refused page. */
export const loginLink = (address: string | undefined): string =>
  `page:LoginPage${address === undefined ? '' : `?${new URLSearchParams({ returnUrl: address }).toString()}`}`;
