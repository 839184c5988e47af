// Watches every answer of the server for the two that concern the whole app: 401 (signed out) and 503 (maintenance) (A §8), and for copies.
import { noteKept } from '../stores/kept-data.ts';

/** Sign-in calls handle 401 and 503 in their form (A §8): a wrong password does not end a session. */
const isSignIn = (address: string): boolean => /\/api\/(token|session|user\/(blockuser|externalusercomparedata))\b/i.test(address);

/** Header of an answer that the service worker has kept (`src/service-worker/data.ts`): when it was made, ISO 8601. */
const KEPT = 'foyer-kept';

/** Callbacks for these answers; the caller still receives them. */
export type AnswerWatch = { refused: () => void; unavailable: () => void };

/** A `fetch` that calls back `watch`. */
export function watchAnswers(fetch: typeof globalThis.fetch, watch: AnswerWatch): typeof globalThis.fetch {
  return async (input, init) => {
    const answer = await fetch(input, init);
    const made = answer.headers.get(KEPT);
    if (made !== null) noteKept(Date.parse(made));
    if (answer.status === 401 || answer.status === 503) {
      const address = input instanceof Request ? input.url : String(input);
      if (!isSignIn(address)) watch[answer.status === 401 ? 'refused' : 'unavailable']();
    }
    return answer;
  };
}
