// Parameters of answers that depend on who asks: which published version, and as which class of callers (A §5).
import * as z from 'zod';

/** Both stand in the address of an answer, so that one class's answers are never another's, and may be kept for ever. */
export const callerFields = {
  version: z.string().optional().meta({ description: 'Published version; with it the answer never changes and may be kept for ever.' }),
  for: z.string().max(40).optional().meta({
    description:
      'Class of the caller (AccessClass of /api/Session/Me), or preview. It names the answer and opens nothing: the session decides.',
  }),
};
