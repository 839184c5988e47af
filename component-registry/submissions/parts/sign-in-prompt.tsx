// Where somebody is not signed in: one sentence, and the way to sign in and back.
import type { ReactElement } from 'react';
import { buttonClass, EmptyState, Link, useAddress, useTexts } from '#sdk';
import { submissionTexts } from './texts.ts';

export function SignInPrompt({ sentence }: { sentence: string }): ReactElement {
  const t = useTexts(submissionTexts);
  const here = new URLSearchParams({ returnUrl: useAddress() }).toString();
  return (
    <EmptyState
      sentence={sentence}
      action={
        <Link to={`page:LoginPage?${here}`} className={buttonClass({ variant: 'primary' })}>
          {t('signIn')}
        </Link>
      }
    />
  );
}
