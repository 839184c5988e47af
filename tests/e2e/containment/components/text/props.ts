// Props of the test component Text: a plain text, no map by language.
import * as z from 'zod';

export const props = z.object({ text: z.string() });
export type Props = z.output<typeof props>;
