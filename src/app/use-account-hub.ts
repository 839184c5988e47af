// One session across devices (A §4): the live connection of a signed-in user, loaded only where the event asks for it.
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Takeover } from '../session/frame.ts';
import type { ReadyPage } from './load-page.ts';
import type { Services } from './services.ts';

/** Keeps the connection while somebody is signed in; the question to ask when another device takes over. */
export function useAccountHub({ api, presence, boot }: Services, { model, info, present, context }: ReadyPage): Takeover | undefined {
  const [takeover, ask] = useState<Takeover>();
  const { revalidate } = useRevalidator();
  // A switch of another type is off.
  const hub = model.raw.get('app')?.value['AccountHub'] as { signalRConnection?: unknown; openSignalRModal?: unknown } | null | undefined;
  const asksFirst = hub?.openSignalRModal === true;
  const isOn = hub?.signalRConnection === true && present.isAnswered && !context.where.preview;
  const uuid = (isOn && present.User?.uuid) || '';
  const { Instance: instance, Shortname: event } = info;
  useEffect(() => {
    if (uuid === '') return undefined;
    const parts = {
      api,
      presence,
      base: boot.hubBase,
      place: { instance, event },
      uuid,
      asksFirst,
      ask,
      askAgain: () => void revalidate(),
    };
    // Without its code there is no connection; the session itself is the server's matter.
    const opened = import('../session/hub/open-account-hub.ts').then(({ openAccountHub }) => openAccountHub(parts)).catch(() => undefined);
    return () => {
      void opened.then((stop) => stop?.());
      ask(undefined);
    };
  }, [uuid, asksFirst, instance, event, api, presence, boot, revalidate]);
  return takeover;
}
