// How a sign-in went (status texts of A §4); and what to do without a usable ticket (A §4 Ticket checks, Onboarding).
import { Disclosure, useTakenFromAddress, useTexts, type ViewProps } from '#sdk';
import { Screen } from '../screen/screen.tsx';
import { useChecks } from '../form/use-account.ts';
import { useNext } from '../screen/use-next.ts';
import { useRegistration } from '../user/use-registration.ts';
import { useWho } from '../user/use-who.ts';
import { AccountLinks, MainAnchor, MainLink, useKeptReturnUrl } from '../screen/links.tsx';
import { ClaimForm } from './claim-form.tsx';
import { CodeForm } from './code-form.tsx';
import type { Props } from './props.ts';
import { texts } from './texts.ts';

const names = ['externalAuthorizationCode'] as const;

export default function Auth({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const { t: word } = useChecks();
  const keep = useKeptReturnUrl();
  const next = useNext();
  const taken = useTakenFromAddress(names);
  const { data, isPending } = useWho();
  const { code: waiting, name } = useRegistration(data?.User === null);
  const code = taken.externalAuthorizationCode || waiting;

  if (isPending) return <Screen frame={frame} title={word('attemptingAuthentication')} announced={word('attemptingAuthentication')} />;
  const registered = name ? t('registeredAs', { name: `${name.Firstname} ${name.Surname}`.trim() }) : t('registered');
  if (!data?.User)
    return (
      <Screen frame={frame} title={word(waiting ? 'signIn' : 'error')} lead={waiting ? registered : t('failed')}>
        <MainLink to={keep('LoginPage')}>{word('signIn')}</MainLink>
      </Screen>
    );
  // The onboarding asks for a grade, too: who is led on without one would be led back here.
  if (data.Tickets.some(({ IsValid, TicketGrade }) => IsValid && TicketGrade !== ''))
    return (
      <Screen frame={frame} title={word('authenticationSucceeded')} lead={t('welcome', { name: data.User.Firstname || data.User.Email })}>
        {/* Not by itself: what led here might lead here again. */}
        <MainAnchor href={next}>{word('goOn')}</MainAnchor>
      </Screen>
    );
  const codeForm = <CodeForm code={code} isMain={!props.claim} />;
  return (
    <Screen frame={frame} title={t('noTicketTitle')} lead={t('noTicket')}>
      {props.claim && <ClaimForm surname={data.User.Surname} />}
      {props.code &&
        (props.claim ? (
          <Disclosure summary={t('codeToggle')} open={code !== ''}>
            {codeForm}
          </Disclosure>
        ) : (
          codeForm
        ))}
      <AccountLinks links={[{ page: 'LoginPage', text: t('other') }]} />
    </Screen>
  );
}
