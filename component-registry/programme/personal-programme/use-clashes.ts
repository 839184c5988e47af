// How clashes are solved: one entry stays and what overlaps with it goes, or all stay; undone by the message about it, and the keyboard goes on where it was.
import { type RefObject, useEffect, useRef } from 'react';
import { closeToast, showToast, useEvent, useFavourites, useRemembered, useTexts } from '#sdk';
import type { ClashGroup } from './clash-groups.ts';
import { clashName, type PlanEntry } from './plan.ts';
import { texts } from './texts.ts';

/** The message that says what has been taken off. */
const TOAST = 'clash-solved';
/** Titles that are named of many; one more is named, not counted. */
const MOST_NAMED = 2;

export type PlanClashes = {
  /** Names of the clashes that the reader lets be. */
  kept: ReadonlySet<string>;
  /** For the element around the entries, each of which stands in an element with its key as `data-entry`. */
  list: RefObject<HTMLOListElement | null>;
  /** Titles as a sentence has them: many are counted. */
  named: (entries: readonly PlanEntry[]) => string;
  /** `others` go. */
  keepThis: (entry: PlanEntry, others: readonly PlanEntry[]) => void;
  keepAll: (group: ClashGroup) => void;
};

export function useClashes(): PlanClashes {
  const t = useTexts(texts);
  const { change } = useFavourites();
  const { event, language } = useEvent();
  const [text, keep] = useRemembered(`keptClashes.${event}`, 'local');
  const kept = new Set(text.split('\n'));
  const list = useRef<HTMLOListElement>(null);
  // An entry that leaves its group, or comes back to it, is drawn anew.
  const goOn = useRef<{ key: string; atButton: boolean }>(undefined);
  useEffect(() => {
    if (!goOn.current) return;
    const { key, atButton } = goOn.current;
    const entry = list.current?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(key)}"]`);
    const place = atButton ? entry?.querySelector<HTMLElement>('[data-keep]') : entry;
    if (!place) return;
    goOn.current = undefined;
    place.focus({ preventScroll: !atButton });
  });
  const named = (entries: readonly PlanEntry[]): string => {
    const first = entries.length > MOST_NAMED + 1 ? entries.slice(0, MOST_NAMED) : entries;
    const more = entries.length - first.length;
    return new Intl.ListFormat(language).format([
      ...first.map(({ title }) => t('quoted', { title })),
      ...(more > 0 ? [t('moreClashes', { count: more })] : []),
    ]);
  };
  const put = (entries: readonly PlanEntry[], isOn: boolean): void => {
    for (const { key, title, appointment } of entries) {
      const [kind, id] = parts(key);
      const words = { label: isOn ? title : t('removed', { title }), failed: t('notChanged') };
      void change(kind === 'appointment' ? { kind, id, to: isOn && appointment ? appointment : null } : { kind, id, isOn }, words);
    }
  };
  return {
    kept,
    list,
    named,
    keepThis: ({ key }, others) => {
      goOn.current = { key, atButton: false };
      put(others, false);
      const undo = (): void => {
        closeToast(TOAST);
        goOn.current = { key, atButton: true };
        put(others, true);
      };
      showToast({ id: TOAST, text: t('removedOthers', { titles: named(others) }), action: { label: t('undo'), run: undo } });
    },
    keepAll: ({ items, open }) => {
      goOn.current = { key: items.find(({ key }) => open.has(key))!.key, atButton: false };
      const names = [...open].flatMap(([key, others]) => others.map((other) => clashName({ key }, other)));
      keep([...new Set([...kept, ...names])].filter(Boolean).join('\n'));
    },
  };
}

function parts(key: string): [kind: 'session' | 'presentation' | 'appointment', id: string] {
  const at = key.indexOf(' ');
  const kind = key.slice(0, at);
  return [kind === 'session' || kind === 'presentation' ? kind : 'appointment', key.slice(at + 1)];
}
