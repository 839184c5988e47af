// Props of a test component: none.
import * as z from 'zod';

export const props = z.object({});
