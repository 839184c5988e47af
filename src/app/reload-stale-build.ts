// Leaves a build whose files are gone: the server has another one since the page was opened (quality F10).
import { isStored, recall, remember } from '../session/use-remembered.ts';
import { tab } from '../session/tab.ts';
import { showToast } from '../stores/toasts.ts';
import { appText } from './app-texts.ts';

/** What is remembered, and the id of the message: the build that a page has left by itself. Each is left once, so that nothing goes round. */
const LEFT = 'staleBuild';

/**
 * When code does not come and the server no longer has the file of `build`, an address, the page is loaded anew: the first time by
 * itself; else, or where something is written that would be lost, when the reader presses the button of a message. A page that the
 * reader was going to (`goingTo`) is loaded in its place.
 */
export function reloadStaleBuild(build: string, goingTo: () => string | undefined): void {
  let edited: EventTarget | null = null;
  document.addEventListener('input', ({ target }) => (edited = target), { capture: true, passive: true });
  // One question at a time, and none once the answer was yes: a page may miss many files at once.
  let isAsked = false;
  window.addEventListener('vite:preloadError', () => {
    if (isAsked) return;
    isAsked = true;
    void isGone(build).then((gone) => {
      isAsked = gone;
      if (!gone) return;
      const address = goingTo();
      const load = (): void => (address === undefined ? tab.reload() : tab.open(address));
      if (!hasText(edited) && leaveOnce(build)) return load();
      const say = appText(document.documentElement.lang);
      showToast({ id: LEFT, text: say('newBuild'), action: { label: say('refresh'), run: load } });
    });
  });
}

/** Whether the server answers that it has no such file; without an answer nothing is known. */
const isGone = (file: string): Promise<boolean> =>
  fetch(file, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  );

const hasText = (field: EventTarget | null): boolean =>
  field instanceof HTMLElement && field.isConnected && 'value' in field && field.value !== '';

/** False if the build was left before, or nothing can be remembered. */
function leaveOnce(build: string): boolean {
  if (recall(LEFT, 'session') === build) return false;
  remember(LEFT, build, 'session');
  return isStored(LEFT, 'session');
}
