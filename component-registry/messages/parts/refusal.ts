// Why a message was not taken, as a key of the words.

/** The key of a text for an answer that is no success. */
export function refusalKey({ status, code }: { status: number; code: string }) {
  if (status === 429) return 'tooMany';
  if (code === 'chat-full') return 'full';
  if (code === 'blocked') return 'blocked';
  if (code === 'not-allowing') return 'allowFirst';
  if (code === 'not-open') return 'waitingFor';
  if (status === 403) return 'notAllowed';
  return status === 404 ? 'notThere' : 'notSent';
}

/** A new name of a message: whatever is sent again under it is the same. */
export const newName = (): string => `m-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;
