// A symposium of a company in lists (B §3 Session/symposium): the line of its session with its picture, chairs and presentations.
import * as z from 'zod';
import { presentation, session, sessionLine } from './programme.ts';

/** What lists of symposia say beyond the line of a session. */
export const symposiumLine = sessionLine.extend({
  ImageThumbPath: session.shape.ImageThumbPath,
  Chairs: session.shape.Chairs,
  Presentations: z
    .array(presentation.pick({ Id: true, Title: true, SpeakerFirstname: true, SpeakerSurname: true }))
    .meta({ description: 'Its presentations in order of start, each with its first speaker.' }),
});
export type SymposiumLine = z.infer<typeof symposiumLine>;
