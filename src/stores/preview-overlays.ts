// Overlays that a preview may ask for, whatever the rules, the person and this device say of them.
import { createStore } from 'zustand/vanilla';

/** The overlays on the page, by their English names, and the one that is asked for; null for none. */
export const previewOverlays = createStore<{ offered: readonly string[]; asked: string | null }>(() => ({ offered: [], asked: null }));

/** Offers an overlay; returns its leave. */
export function offerOverlay(name: string): () => void {
  previewOverlays.setState(({ offered }) => ({ offered: [...offered, name] }));
  return () =>
    previewOverlays.setState(({ offered, asked }) => {
      const at = offered.lastIndexOf(name);
      return { offered: offered.toSpliced(at, 1), asked: asked === name ? null : asked };
    });
}

/** Asks for an overlay by its name; null closes it. */
export const askForOverlay = (name: string | null): void => previewOverlays.setState({ asked: name });
