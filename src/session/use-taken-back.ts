// Messages that waited for a connection and that the server then refused: their words are in the field again, as its draft.
import { useEffect, useState } from 'react';
import type { OutboxEntry } from '../stores/outbox.ts';
import { useOutbox, wordsOfEntry } from './use-outbox.ts';
import { recall, remember } from './use-remembered.ts';

/** The last refusal whose words were taken back; `forget` once it has been dealt with. */
export type TakenBack = { refused: Required<Pick<OutboxEntry, 'status' | 'code'>> | undefined; forget: () => void };

/**
 * Takes the words of refused changes out of the outbox, before what stands in a draft on the device (`draft`, its key). What would make the
 * draft longer than the field takes (`longest`, characters) stays in the outbox, where it can be copied.
 */
export function useTakenBack(entries: readonly OutboxEntry[], { draft, longest }: { draft: string; longest: number }): TakenBack {
  const { discard } = useOutbox();
  const [refused, setRefused] = useState<TakenBack['refused']>();
  const isWhole = (entry: OutboxEntry): string => [wordsOfEntry(entry), recall(draft, 'local')].filter(Boolean).join('\n');
  const next = entries.find((entry) => entry.state === 'refused' && isWhole(entry).length <= longest);
  useEffect(() => {
    if (!next) return;
    remember(draft, isWhole(next), 'local');
    discard(next.id);
    setRefused({ status: next.status ?? 0, code: next.code ?? '' });
    // oxlint-disable-next-line exhaustive-deps -- once for each
  }, [next?.id, draft]);
  return { refused, forget: () => setRefused(undefined) };
}
