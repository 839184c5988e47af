// One message to one device: encrypted and signed by web-push, sent to public addresses alone (checked where the connection is made).
import { request as requestHttp } from 'node:http';
import { Agent, request as requestHttps } from 'node:https';
import webPush from 'web-push';
import type { PushMessage } from '../../../src/service-worker/push-message.ts';
import { checkedLookup, FetchRefused, type Network } from '../../feeds/fetch-text.ts';
import { endpointUrl, pushNetwork } from './push-endpoint.ts';
import type { PushKey } from './push-key.ts';
import type { PushSubscriptionRow } from './push-subscriptions.ts';

/** `sent`: the push service has it · `gone`: there is no such device any more · `refused`: not this message · `later`: worth another try, after `wait` ms at least. */
export type PushOutcome = { kind: 'sent' | 'gone' | 'refused' } | { kind: 'later'; wait: number };

export type Push = {
  device: Pick<PushSubscriptionRow, 'endpoint' | 'p256dh' | 'auth'>;
  message: PushMessage;
  /** How long the push service keeps it for a device that is away, seconds. */
  seconds: number;
};

/** Sends; never rejects. */
export type PushSender = { send: (push: Push) => Promise<PushOutcome>; close: () => void };

/** Longest time of a request, ms. */
const PATIENCE = 10_000;
/** Connections to one push service at a time. */
const MOST_SOCKETS = 40;
/** Longest wait a push service may ask for, ms. */
const LONGEST_WAIT = 3_600_000;

/** Creates the sender of a server. `subject`: how a push service reaches the operator, `https:` or `mailto:`. */
export function createPushSender({
  key,
  subject,
  isLocal,
  network = pushNetwork(isLocal),
}: {
  key: PushKey;
  subject: string;
  isLocal: boolean;
  network?: Network;
}): PushSender {
  const lookup = checkedLookup(network);
  const agent = new Agent({ keepAlive: true, maxSockets: MOST_SOCKETS, maxFreeSockets: 4, scheduling: 'lifo', lookup });
  const closing = new AbortController();
  return {
    close() {
      closing.abort();
      agent.destroy();
    },
    async send({ device: { endpoint, p256dh, auth }, message, seconds }) {
      const url = endpointUrl(endpoint, isLocal);
      if (!url) return { kind: 'gone' };
      const details = requestOf({ endpoint, keys: { p256dh, auth } }, message, {
        vapidDetails: { subject, ...key },
        TTL: seconds,
        // A second try takes the place of a first one that a device has not fetched yet.
        topic: `foyer-${message.id}`,
      });
      if (!details) return { kind: 'gone' };
      const { headers, body } = details;
      return new Promise((resolve) => {
        const isSecure = url.protocol === 'https:';
        const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(PATIENCE)]);
        const sent = (isSecure ? requestHttps : requestHttp)(url, {
          method: 'POST',
          headers,
          signal,
          lookup,
          ...(isSecure ? { agent } : { agent: false }),
        });
        // An address that leads inside is no push service; what is not reached may be back later.
        sent.on('error', (error) => resolve(error instanceof FetchRefused ? { kind: 'gone' } : { kind: 'later', wait: 0 }));
        sent.on('response', (answer) => {
          const { statusCode = 0, headers: answered } = answer;
          resolve(outcomeOf(statusCode, answered['retry-after']));
          // Nothing of it is read; a long one is not waited for.
          answer.on('error', () => {});
          if (statusCode < 300) answer.resume();
          else answer.destroy();
        });
        sent.end(body);
      });
    },
  };
}

/** Encrypts; undefined for keys with which that cannot be done. */
function requestOf(...[device, message, options]: [webPush.PushSubscription, PushMessage, webPush.RequestOptions]) {
  try {
    return webPush.generateRequestDetails(device, JSON.stringify(message), options);
  } catch {
    return undefined;
  }
}

/** RFC 8030: 201 is the answer of a push service; a redirect, or any other refusal, is that of a device it does not know. */
function outcomeOf(status: number, retryAfter: string | undefined): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 413) return { kind: 'refused' };
  if (status !== 408 && status !== 429 && status < 500) return { kind: 'gone' };
  const asked = Number(retryAfter);
  return { kind: 'later', wait: Number.isFinite(asked) && asked > 0 ? Math.min(asked * 1000, LONGEST_WAIT) : 0 };
}
