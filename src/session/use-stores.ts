// The stores that components read: messages, connection, copies, closed overlays.
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { closedOverlays, closeOverlay } from '../stores/closed-overlays.ts';
import { connection } from '../stores/connection.ts';
import { keptData } from '../stores/kept-data.ts';
import { type MenuLink, menuLinks } from '../stores/menu-links.ts';
import { askForOverlay, offerOverlay, previewOverlays } from '../stores/preview-overlays.ts';
import { type Toast, toasts } from '../stores/toasts.ts';

/** The messages shown, the newest last. */
export const useToasts = (): readonly Toast[] => useStore(toasts, ({ shown }) => shown);

/** Whether the device is online, and how often that changed; online on a server. */
export const useConnection = (): { isOnline: boolean; changes: number } => useStore(connection);

/** The pages the header's menu leads to. */
export const useMenuLinks = (): readonly MenuLink[] => useStore(menuLinks, ({ links }) => links);

/** When the oldest copy on screen was made, ms; null where everything is from the server. */
export const useKeptSince = (): number | null => useStore(keptData, ({ asOf }) => asOf);

/** Whether an overlay of this name was closed since the page was loaded, and how it is closed. */
export function useClosed(name: string): [isClosed: boolean, close: () => void] {
  const isClosed = useStore(closedOverlays, ({ closed }) => closed.includes(name));
  return [isClosed, () => closeOverlay(name)];
}

/**
 * Offers an overlay to the preview under an English name (empty for none), and says whether it is asked for now, and how it is closed:
 * it is shown then whatever the rules, the person and this device say, and nothing of it is remembered.
 */
export function useAskedFor(name: string): [isAsked: boolean, done: () => void] {
  useEffect(() => (name === '' ? undefined : offerOverlay(name)), [name]);
  const isAsked = useStore(previewOverlays, ({ asked }) => name !== '' && asked === name);
  return [isAsked, () => askForOverlay(null)];
}
