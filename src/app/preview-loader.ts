// Loads the preview if an address asks for it, and never for visitors.
import type { createBrowserRouter } from 'react-router';
import type { Preview } from '../preview/open-preview.tsx';
import { asksForPreview } from '../rules/guards/query.ts';
import type { BootState } from './boot.ts';
import { previewClass } from './reader-class.ts';
import type { Services } from './services.ts';

/** The preview, and services with its clock, API and cache, which everything on the page uses. */
export type OpenPreview = { preview: Preview; services: Services };

/** Whether the server has granted a preview; an exported site always allows it. */
export const mayPreview = ({ isStatic, access }: BootState): boolean => isStatic === true || access?.class === previewClass.name;

/** Whether this build has the code of the preview; a build with `FOYER_BUILD_PREVIEW=none` has not (vite.config.ts). */
const hasPreview = import.meta.env.FOYER_HAS_PREVIEW !== false;

/** Opens the preview for addresses with `?preview` if it was granted and this build has it, undefined otherwise; opened once. Rejects if its code cannot be loaded. */
export function createPreviewLoader(
  services: Services,
  router: () => ReturnType<typeof createBrowserRouter>,
): (url: URL) => Promise<OpenPreview | undefined> {
  let opened: Promise<OpenPreview> | undefined;
  return async (url) => {
    if (!hasPreview || !asksForPreview(url.search) || !mayPreview(services.boot)) return undefined;
    opened ??= import('../preview/open-preview.tsx').then(({ startPreview }) => {
      const preview = startPreview(services, router());
      const { clock, api, queries } = preview;
      return { preview, services: { ...services, clock, api, queries } };
    });
    return opened.catch((error: unknown) => {
      // A failed load can be retried.
      opened = undefined;
      throw error;
    });
  };
}
