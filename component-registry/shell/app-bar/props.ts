// The bar of the app has no props: what it shows is in the header document.
import * as z from 'zod';
import type { ComponentWords } from '#fields';

export const about: ComponentWords = {
  title: 'App bar',
  description:
    'The bar at the bottom of the app container: up to five entries that lead somewhere, scroll to the top, open the app menu or go back (appNavigationActive and appNavigationItems of the header document).',
  spec: 'A §2 App bottom bar',
};

export const props = z.object({});
export type Props = z.output<typeof props>;
