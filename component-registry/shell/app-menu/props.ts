// The menu of the app has no props: what it shows is in the header document.
import * as z from 'zod';
import type { ComponentWords } from '#fields';

export const about: ComponentWords = {
  title: 'App menu',
  description:
    'The menu that slides in over the app container: logo or title, time of the event, who is signed in, a welcome, entries, My Congress, banner menu, languages, legal notice and privacy (appNavigationItems of the header document). The app bar opens it.',
  spec: 'A §2 App bottom bar',
};

export const props = z.object({});
export type Props = z.output<typeof props>;
