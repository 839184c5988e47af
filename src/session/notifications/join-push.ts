// Joins the notifications of a page with those of Web Push, on a device that uses it: the server learns whose it is, and a page that is seen shows what the worker got.
import { readPushed } from '../../service-worker/messages.ts';
import { hasRecords } from '../../service-worker/push-records.ts';
import { SITE } from '../site-path.ts';
import type { PushParts } from './push-device.ts';

/** `onPushed` shows a notification by its id, if it is new; `signal` ends it. */
export type JoiningPush = PushParts & { onPushed: (id: string) => Promise<void>; signal: AbortSignal };

/** Never rejects. Elsewhere it costs one look. */
export async function joinPush({ onPushed, signal, ...parts }: JoiningPush): Promise<void> {
  navigator.serviceWorker?.addEventListener(
    'message',
    ({ data, ports }) => {
      const pushed = readPushed(data);
      if (pushed?.event.toLowerCase() !== parts.event.toLowerCase()) return;
      void onPushed(pushed.id)
        .catch(() => undefined)
        .then(() => ports[0]?.postMessage('seen'));
    },
    { signal },
  );
  if (!(await hasRecords(new URL(SITE, location.href).href))) return;
  const device = await import('./push-device.ts').catch(() => undefined);
  if (!signal.aborted) await device?.confirmPush(parts);
}
