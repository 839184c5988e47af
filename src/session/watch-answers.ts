// Looks at every answer of the server for the two that concern the whole app: 401, somebody is no longer signed in, and 503, maintenance (A §8).

/** Calls of signing in answer 401 and 503 to their form (A §8): a wrong password is no end of a session. */
const isSignIn = (address: string): boolean => /\/api\/(token|session|user\/(blockuser|externalusercomparedata))\b/i.test(address);

/** Told of such answers; what came back still goes to whoever asked. */
export type AnswerWatch = { refused: () => void; resting: () => void };

/** A `fetch` that tells `watch`. */
export function watchAnswers(fetch: typeof globalThis.fetch, watch: AnswerWatch): typeof globalThis.fetch {
  return async (input, init) => {
    const answer = await fetch(input, init);
    if (answer.status === 401 || answer.status === 503) {
      const address = input instanceof Request ? input.url : String(input);
      if (!isSignIn(address)) watch[answer.status === 401 ? 'refused' : 'resting']();
    }
    return answer;
  };
}
