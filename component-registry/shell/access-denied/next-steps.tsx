// What a refused visitor can do: find a ticket, sign in, try again, go back, go home; the first that helps stands out.
import { Button, buttonClass, type DenialDetails, Link, useTexts } from '#sdk';
import { texts } from './texts.ts';
import { mayHelpToSignIn, sortOf } from './words.ts';

/** One action, and where that is not simply to leave, the quiet way back beside it. */
export function WaysOn({ missing, reason, address, back }: Pick<DenialDetails, 'missing' | 'reason' | 'address' | 'back'>) {
  const t = useTexts(texts);
  const main = buttonClass({ variant: 'primary', size: 'large' });
  const isUnknown = sortOf(missing, reason) === 'unknown';
  const canSignIn = !isUnknown && mayHelpToSignIn(missing, reason);
  const leave = { size: 'large', variant: isUnknown || canSignIn ? 'secondary' : 'primary' } as const;
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
      {isUnknown &&
        // Loaded anew, so that the rules and the tickets are asked for again.
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
