// boothguru and the tracking address of the instance: each tracking action as it is (A §3), in a request of its own.
import type { StartMeasuring } from '../measuring.ts';

/** Starts it. The body is JSON in text/plain, so that browsers send it to another origin without asking there first. */
export const startBoothguru: StartMeasuring<'boothguru'> = ({ url }, { event, userId }) => {
  let isStopped = false;
  return {
    send(action, { address }) {
      if (isStopped) return;
      const body = JSON.stringify({ ...action, Event: event, Page: address, ...(userId && { UserId: userId }) });
      void fetch(url, { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true, body }).catch(() => undefined);
    },
    stop: () => void (isStopped = true),
  };
};
