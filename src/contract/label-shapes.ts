// Fields of labels: the words that stand for the kinds and tags of sessions.
import * as z from 'zod';

/** Fields of a label: the words visitors read for a kind or a tag. */
export const labelFields = <T extends z.ZodType>(text: T) => ({
  Id: z.string().meta({ description: 'The kind or tag, as sessions write it.' }),
  Name: text,
});

/** What a label and a kind or tag have in common: capitals and blanks around count no more than in the props that choose by tag. */
export const labelKey = (written: string): string => written.trim().toLowerCase();

/** Fields of a session that stand for its kind and tags in words; filters, props and policies go by SessionType and Name. */
export const labelledFields = {
  TypeLabel: z
    .string()
    .optional()
    .meta({ description: 'Words for SessionType in the language asked for; missing where SessionType itself is shown.' }),
  Groups: z
    .array(
      z.object({
        Name: z.string(),
        Label: z
          .string()
          .optional()
          .meta({ description: 'Words for the tag in the language asked for; missing where Name itself is shown.' }),
      }),
    )
    .meta({ description: 'The names are the tags of the session.' }),
};
