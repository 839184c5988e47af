// One session across devices (A §4): the live connection of a signed-in user, loaded only if the event asks for it.
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Takeover } from '../session/frame.ts';
import type { ReadyPage } from './ready-page.ts';
import type { Services } from './services.ts';

/**
 * Keeps one connection while a user is signed in, across pages; returns the question to ask when another device takes over.
 * `ready` is the page on screen, undefined if there is none.
 */
export function useAccountHub({ api, presence, boot }: Services, ready: ReadyPage | undefined): Takeover | undefined {
  const [takeover, ask] = useState<Takeover>();
  const { revalidate } = useRevalidator();
  const isAway = useRef(false);
  useEffect(() => void (isAway.current = ready?.isAway === true), [ready]);
  const { uuid, asksFirst } = ready ? wanted(ready) : none;
  const { Instance: instance = '', Shortname: event = '' } = ready?.info ?? {};
  useEffect(() => {
    if (uuid === '') return undefined;
    const parts = {
      api,
      presence,
      base: boot.hubBase,
      scope: { instance, event },
      uuid,
      asksFirst,
      ask,
      onReconnected: () => isAway.current && void revalidate(),
      invalidate: () => void revalidate(),
    };
    // Without its code there is no connection; the server still enforces the session.
    const opened = import('../session/hub/open-account-hub.ts').then(({ openAccountHub }) => openAccountHub(parts)).catch(() => undefined);
    return () => {
      void opened.then((stop) => stop?.());
      ask(undefined);
    };
  }, [uuid, asksFirst, instance, event, api, presence, boot, revalidate]);
  return takeover;
}

const none = { uuid: '', asksFirst: false };

/** The session to connect for, empty for none: nobody is signed in, the event wants no connection, or the viewer is previewing or signing out. */
function wanted({ model, viewer, context, page }: ReadyPage): { uuid: string; asksFirst: boolean } {
  // A value of another type counts as off.
  const hub = model.raw.get('app')?.value['AccountHub'] as { signalRConnection?: unknown; openSignalRModal?: unknown } | null | undefined;
  const isOn = hub?.signalRConnection === true && viewer.isAnswered && !context.where.preview && page.page !== 'LogoutPage';
  return { uuid: (isOn && viewer.User?.uuid) || '', asksFirst: hub?.openSignalRModal === true };
}
