// Abstract endpoints (B §7 Programme): every abstract with its authors and text, and one of them with what stands around it.
import * as z from 'zod';
import { type Area, endpoint } from './endpoint.ts';
import { author, sessionLine } from './programme.ts';
import { personRef, posterFact, titledLink, writtenFields } from './programme-shapes.ts';
import { ofEvent, shared } from './programme-query.ts';

export const area: Area = { title: 'Abstracts', description: 'Abstracts of presentations, posters and sessions.' };

const time = z.string().nullable();

/** An abstract as others name it. */
export const abstractLine = z.object({
  Id: z.string().meta({ description: 'Id of the presentation or session it belongs to.' }),
  SessionId: z.string(),
  PresentationId: z.string().meta({ description: 'Empty where the session itself has the abstract.' }),
  Title: z.string(),
  ...writtenFields,
  PosterNumber: z.string().meta({ description: 'Number on the board; empty for none.' }),
  Keywords: z.array(z.string()),
});
export type AbstractLine = z.infer<typeof abstractLine>;

/** An abstract in lists. */
export const abstractRow = abstractLine.extend({
  Authors: z.array(personRef.extend({ Institution: z.string() })),
  Abstract: z.string().meta({ description: 'Sanitised HTML, formulas as MathML; empty where it is closed.' }),
});
export type AbstractRow = z.infer<typeof abstractRow>;

export const abstractDetail = abstractRow.extend({
  StartDateTime: time,
  EndDateTime: time,
  Language: z.string(),
  Links: z.array(titledLink).meta({ description: 'Paper, slides, film: files and addresses.' }),
  PosterUrl: z.string().meta({ description: 'File of its poster, a PDF or a picture; empty for none, and for those who may not open it.' }),
  ...posterFact,
});
export type AbstractDetail = z.infer<typeof abstractDetail>;

export const pagAbstracts = endpoint({
  ...shared,
  shownOn: [],
  path: '/api/Modules/PAGAbstracts',
  title: 'Abstracts',
  description: 'The abstract of each session and presentation that has one, in the order of the programme.',
  query: ofEvent,
  reply: z.array(abstractRow),
});

/** What a session says of itself, in words to search. */
export const sessionText = z.object({
  Id: z.string(),
  Text: z.string().meta({ description: 'Words of its abstract and of its description, as HTML without tags.' }),
});
export type SessionText = z.infer<typeof sessionText>;

export const pagSessionTexts = endpoint({
  ...shared,
  shownOn: [],
  path: '/api/Modules/PAGSessionTexts',
  title: 'Texts of sessions',
  description:
    'The words of abstract and description of each session that has any, in the order of the programme: a search of sessions asks for them once something is searched.',
  query: ofEvent,
  reply: z.array(sessionText),
});

export const pagAbstract = endpoint({
  ...shared,
  shownOn: [],
  path: '/api/Modules/PAGAbstract',
  title: 'One abstract',
  description:
    'An abstract by the id, short name or number of its poster, presentation or session, with its session, its authors and the abstracts around it.',
  query: ofEvent.extend({ abstractid: z.string() }),
  example: { query: { abstractid: '103901' } },
  reply: z.object({
    Abstract: abstractDetail,
    Session: sessionLine,
    Authors: z.array(author).meta({ description: 'Without biography, as in lists.' }),
    Before: abstractLine.nullable().meta({ description: 'The abstract before it in the programme.' }),
    After: abstractLine.nullable().meta({ description: 'The abstract after it in the programme.' }),
    Related: z.array(abstractLine).meta({ description: 'Up to 6 that share keywords or the track, those with most in common first.' }),
  }),
});
