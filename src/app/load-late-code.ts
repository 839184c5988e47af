// Code that a rendered page does not need at once, and one that the browser draws does: the checks of documents, and the sanitiser.
import { loadSanitiser } from '../renderer/load-sanitiser.ts';
import { loadDocumentChecks } from '../session/use-document.ts';
import { loadPageChecks } from './checks.ts';

/** Loads it, and never rejects: what needs it waits for it, and tries again. */
export async function loadLateCode(): Promise<void> {
  await Promise.allSettled([loadPageChecks(), loadDocumentChecks(), loadSanitiser()]);
}
