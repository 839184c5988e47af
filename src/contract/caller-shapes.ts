// Parameters of answers that depend on the caller: the published version and the access class (A §5).
import * as z from 'zod';

/** Both are part of the address, so that an answer belongs to one access class and can be cached without limit. */
export const callerFields = {
  version: z.string().optional().meta({ description: 'Published version; with it the answer never changes and may be kept for ever.' }),
  for: z.string().max(40).optional().meta({
    description:
      'Class of the caller (AccessClass of /api/Session/Me), or preview. It names the answer and opens nothing: the session decides.',
  }),
};
