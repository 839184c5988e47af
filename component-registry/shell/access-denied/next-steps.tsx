// What a refused viewer can do: find a ticket, sign in, register, retry, go back, go home; the first that helps stands out.
import { Button, buttonClass, type DenialDetails, Link, useHasRegistration, useTexts } from '#sdk';
import { texts } from './texts.ts';
import { mayHelpToSignIn, denialKind } from './words.ts';

/** One action and, unless it is simply to leave, a quiet link back. */
export function NextSteps({ missing, reason, address, back }: Pick<DenialDetails, 'missing' | 'reason' | 'address' | 'back'>) {
  const t = useTexts(texts);
  const main = buttonClass({ variant: 'primary', size: 'large' });
  const isUnknown = denialKind(missing, reason) === 'unknown';
  const canSignIn = !isUnknown && mayHelpToSignIn(missing, reason);
  // Whoever lacks a ticket can get one; a visitor signs in first, for they may have one.
  const canRegister = useHasRegistration() && !isUnknown && missing.some(({ kind }) => kind === 'ticket');
  const leave = { size: 'large', variant: isUnknown || canSignIn || canRegister ? 'secondary' : 'primary' } as const;
  return (
    <>
      {reason === 'NoTicket' && (
        <Link to="page:AuthPage" className={main}>
          {t('findTicket')}
        </Link>
      )}
      {canSignIn && (
        <Link to="page:LoginPage" className={reason === 'NoTicket' ? buttonClass({ variant: 'secondary', size: 'large' }) : main}>
          {t('signIn')}
        </Link>
      )}
      {canRegister && (
        <Link to="page:RegistrationPage" className={canSignIn ? buttonClass({ variant: 'secondary', size: 'large' }) : main}>
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
      {back ? (
        <Button {...leave} onClick={back}>
          {t('back')}
        </Button>
      ) : (
        <Link to="page:HomePage" className={buttonClass(leave)}>
          {t('home')}
        </Link>
      )}
    </>
  );
}
