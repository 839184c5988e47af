// App configuration, topic notes: comments, notes of one's own and ratings of sessions and presentations (B §3, §7).
import * as z from 'zod';
import { optional } from '../../fields.ts';
import { flag, group } from '../field-kinds.ts';

const notes = z.looseObject({
  comments: flag(
    'Comments',
    'Shows comments below sessions and presentations. Who may write them say policies of the type Key with the identifiers comments and, for messages to the moderators, messages; without such policies every signed-in user.',
  ),
  ownNotes: flag('Own notes', 'Offers signed-in users a note of their own below each session and presentation, which nobody else reads.'),
  ratings: flag('Ratings', 'Lets signed-in users rate sessions and presentations with one to five stars and a few words.'),
  averages: flag('Averages', 'Shows the average of the ratings to everybody, from three ratings on; organisers see it by foyer ratings.'),
  hiddenAfterReports: optional(z.int().min(1).max(1000), 3, {
    title: 'Hidden after reports',
    description: 'A comment that so many accounts have reported is hidden until a moderator has looked at it.',
    example: 5,
  }),
});

/** Keys of this topic. */
export const noteKeys = {
  notes: group(notes, 'Notes, comments and ratings', 'What signed-in users write on sessions and presentations.', {
    comments: true,
    ownNotes: true,
    ratings: true,
  }),
};
