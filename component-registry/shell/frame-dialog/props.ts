// The frame dialog has no props: a link that opens in a frame says what it shows.
import * as z from 'zod';
import type { ComponentWords } from '#fields';

export const about: ComponentWords = {
  title: 'Frame dialog',
  description:
    'Stands in the overlay layer and shows the page of a link above this one, 800 px high where the window has room: links of the footer, menu items, buttons and links in texts whose target is modal. Other hosts need consent.',
  spec: 'A §2 Footer, A §2 Overlays (iframe modal), A §9',
};

export const props = z.object({});
export type Props = z.output<typeof props>;
