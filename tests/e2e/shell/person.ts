// Somebody who is signed in before a page is opened: the calls of the forms without their pages, which other journeys go through.
import type { Page } from '@playwright/test';
import type { SessionUser, WhoIsThere } from '../../../src/contract/session.ts';
import { expect } from '../journey.ts';

const PASSWORD = 'a long and quiet evening 27';

/** Makes an account and signs it in; the session is a cookie of the page's context. `event` is its exact name. */
export async function signInByCalls(page: Page, baseURL: string, event: string, email: string): Promise<SessionUser> {
  const headers = { origin: baseURL };
  const of = { EContext: 'Event', Short: event, DefaultReturnUrl: '' };
  const send = async <Reply>(path: string, data: object): Promise<Reply> => {
    const answer = await page.request.post(path, { data, headers });
    expect(answer.status(), `${path} ${await answer.text()}`).toBe(200);
    return (await answer.json()) as Reply;
  };
  await send('/api/Token/CreateAccountFromBody?confirmUrl=/confirm', {
    Firstname: 'Mira',
    Surname: 'Aydin',
    Email: email,
    Password: PASSWORD,
    ConfirmPassword: PASSWORD,
    AcceptTermsOfUse: true,
    ContextModel: of,
  });
  const mails = await (await page.request.get('/dev/mail')).text();
  const about = mails.slice(mails.indexOf(email));
  const link = new URL(/href="([^"]*confirm[^"]*)"/.exec(about)![1]!.replaceAll('&amp;', '&'), baseURL);
  const [userId, code] = ['userId', 'code'].map((name) => link.searchParams.get(name) ?? '');
  await send(`/api/token/ConfirmEmailFromBody?${new URLSearchParams({ userId: userId!, code: code!, shortName: event }).toString()}`, {});
  const { Request } = await send<{ Request: string }>(`/api/Session/Start?shortName=${encodeURIComponent(event)}`, { ReturnUrl: '' });
  const { RedirectUrl } = await send<{ RedirectUrl: string }>(`/api/Token/ValidateLoginFromBody?request=${Request}`, {
    Email: email,
    Password: PASSWORD,
    AcceptTermsOfUse: true,
    RememberMe: false,
    ContextModel: of,
  });
  await page.request.get(RedirectUrl, { maxRedirects: 0 });
  const who = (await (await page.request.get(`/api/Session/Me?shortName=${encodeURIComponent(event)}`)).json()) as WhoIsThere;
  return who.User!;
}

/** What an earlier visit of this person has left: an opened session that is over, a list of messages, a refused change in the outbox. */
export async function leaveOnDevice(page: Page, event: string, user: SessionUser): Promise<void> {
  await page.goto('/dev/mail');
  await page.evaluate(
    async ([of, person]) => {
      const opened = [{ id: '1', title: 'Early valves', end: '2027-05-03T09:30', isDone: false }];
      const left = {
        [`user.${of.split('/')[0]}`]: person,
        [`openedSessions.${of}`]: opened,
        [`notifications.announced.${of}`]: ['1', '2'],
        [`networkingAgreed.${of}`]: true,
      };
      for (const [key, value] of Object.entries(left)) localStorage.setItem(`foyer.${key}`, JSON.stringify(value));
      const refused = { event: of, account: person.UserId, method: 'POST', address: '/api/none', body: {}, state: 'refused', status: 409 };
      await new Promise<void>((done, fail) => {
        const request = indexedDB.open('foyer-outbox', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('entries', { keyPath: 'id' });
        request.onerror = () => fail(request.error!);
        request.onsuccess = () => {
          const change = request.result.transaction('entries', 'readwrite');
          change.objectStore('entries').put({ ...refused, id: '000000000000001-1-1', label: 'Early valves' });
          change.oncomplete = () => (request.result.close(), done());
        };
      });
    },
    [event, user] as const,
  );
}
