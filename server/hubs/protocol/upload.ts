// A stream a client sends along with a call: what comes is kept until the method reads it.
import { HubError } from '../hub.ts';

export type Upload = {
  /** Reads it; throws HubError when the client ended it with an error, or went. */
  items: AsyncIterable<unknown>;
  add: (item: unknown) => void;
  end: (error?: string) => void;
};

/** Items kept for a method that does not read. */
const MOST = 100;
/** What a method learns of a stream that brought more than may be kept. */
export const TOO_MUCH = 'Too much was sent at once.';

/** Creates one. */
export function createUpload(): Upload {
  const kept: unknown[] = [];
  let over: { error?: string } | undefined;
  let wake = (): void => {};
  const end = (error?: string): void => {
    over ??= error === undefined ? {} : { error };
    wake();
  };
  return {
    add(item) {
      if (over) return;
      if (kept.length >= MOST) return end(TOO_MUCH);
      kept.push(item);
      wake();
    },
    end,
    items: {
      async *[Symbol.asyncIterator]() {
        for (;;) {
          if (kept.length > 0) yield kept.shift();
          else if (over) break;
          else await new Promise<void>((resolve) => (wake = resolve));
        }
        if (over.error !== undefined) throw new HubError(over.error);
      },
    },
  };
}
