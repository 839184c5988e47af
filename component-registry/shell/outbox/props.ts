// The outbox has no props; what waits in it is on the device.
import * as z from 'zod';
import type { ComponentWords } from '#fields';

export const about: ComponentWords = {
  title: 'Outbox',
  description:
    'Stands in the overlay layer and lists what a signed-in visitor has saved without a connection: it is sent once, in order, when the connection is back; what the server refuses is said with the reason, and its text can be copied, sent again or discarded.',
  spec: 'A §8',
};

export const props = z.object({});
export type Props = z.output<typeof props>;
