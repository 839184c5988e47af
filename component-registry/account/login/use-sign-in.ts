// The steps of a sign-in with password: an authorisation request first, then email and password for it (A §4 Sign-in).
import { useRef } from 'react';
import { validateLogin } from '#contract/identity';
import { startSignIn } from '#contract/session';
import { type CallResult, useCall, useEvent, useReturnUrl } from '#sdk';
import { leaving } from '../screen/leaving.ts';
import { useContextModel } from '../form/use-account.ts';

/** What somebody signs in with. */
export type Typed = { Email: string; Password: string; RememberMe: boolean; AcceptTermsOfUse: boolean };

/** How it went: the browser is leaving, something is to be done first, or a call failed. */
export type SignedIn = { outcome: 'gone' | 'Unconfirmed' | 'Lockout' | 'Terms' } | { failed: Extract<CallResult<unknown>, { ok: false }> };

/** Whether the server does not know the request (any more): used, too old, or begun in a browser that has lost its cookie. */
const isStale = ({ status, field }: { status: number; field: string }): boolean => status === 400 && field.toLowerCase() === 'request';

/** `start` begins a sign-in (with a provider); `signIn` sends what was typed. */
export function useSignIn() {
  const call = useCall();
  const { event, language } = useEvent();
  const ReturnUrl = useReturnUrl();
  const ContextModel = useContextModel();
  const request = useRef('');

  const start = (provider?: string) =>
    call(startSignIn, { shortName: event, language }, { ReturnUrl, ...(provider !== undefined && { Provider: provider }) });

  /** Gone at once where the event signs in elsewhere; otherwise there is a request afterwards. */
  const begin = async (): Promise<SignedIn | undefined> => {
    const started = await start();
    if (!started.ok) return { failed: started };
    if (started.reply.Kind === 'redirect') return gone(started.reply.Url);
    request.current = started.reply.Request;
    return undefined;
  };

  const signIn = async ({ Email, ...typed }: Typed): Promise<SignedIn> => {
    const hadRequest = request.current !== '';
    if (!hadRequest) {
      const ended = await begin();
      if (ended) return ended;
    }
    const body = { Email: Email.trim(), ...typed, ContextModel };
    let answer = await call(validateLogin, { request: request.current }, body);
    if (!answer.ok && hadRequest && isStale(answer)) {
      const ended = await begin();
      if (ended) return ended;
      answer = await call(validateLogin, { request: request.current }, body);
    }
    if (!answer.ok) {
      if (isStale(answer)) request.current = '';
      return { failed: answer };
    }
    const { Outcome, RedirectUrl } = answer.reply;
    return Outcome === 'Succeeded' ? gone(RedirectUrl) : { outcome: Outcome };
  };
  return { start, signIn };
}

/** An address that may not be followed is an answer that makes no sense. */
function gone(url: string): SignedIn {
  return leaving.to(url) ? { outcome: 'gone' } : { failed: { ok: false, kind: 'shape', status: 200, code: '', field: '' } };
}
