// Films and sound that an event publishes beside its programme (A §2 page TvPage). Written once for the wire and for the organiser's data file.
import * as z from 'zod';
import { captionFile } from './programme-shapes.ts';
import { tvSections } from './tv-sections.ts';

/** Fields of an episode that lists carry; `title` is the schema of a short text. */
export const episodeFields = <T extends z.ZodType>(title: T) => ({
  Section: z.enum(tvSections),
  IsSound: z.boolean().meta({ description: 'Sound without a picture.' }),
  Title: title,
  Summary: title,
  ImagePath: z.string(),
  ImageText: title,
  Seconds: z.number().int().min(0).max(86_400).meta({ description: 'Length in seconds; 0 where it is not said.' }),
  Number: z.number().int().min(0).max(9_999).meta({ description: 'Number of the episode; 0 for none.' }),
});

/** What playing an episode needs. */
export const episodeFilmFields = <T extends z.ZodType>(title: T) => ({
  MediaUrl: z.string(),
  Captions: z.array(captionFile).max(40),
  Chapters: z
    .array(z.object({ Time: z.number().nonnegative().meta({ description: 'Seconds from the start.' }), Title: title }))
    .max(100)
    .meta({ description: 'Parts of it, in their order: each can be jumped to.' }),
});
