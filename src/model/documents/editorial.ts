// The organiser's data files of what an event publishes beside its programme (A §2).
import * as z from 'zod';
import { agendaFields, assemblyFields } from '../../contract/assembly-shapes.ts';
import { awardFields, winnerFields } from '../../contract/award-shapes.ts';
import { articleFields, jobFields } from '../../contract/editorial-shapes.ts';
import { preceptorshipFields } from '../../contract/preceptorship-shapes.ts';
import { personRef, titledLink } from '../../contract/programme-shapes.ts';
import { episodeFields, episodeFilmFields } from '../../contract/tv-shapes.ts';
import { eventTime, localisedText, localisedTitle } from '../fields.ts';
import { dataRow } from './row.ts';

const id = z.string().min(1).max(120);

/** `data/news.json`; the Id is in the address of the article and in feeds. */
export const newsRow = dataRow({ Id: id, Date: eventTime.nullable(), ...articleFields(localisedTitle), Text: localisedText }, [
  'Id',
  'Title',
]);

/** `data/jobs.json`; the Id is the `jobsId` of the address. */
export const jobRow = dataRow(
  { Id: id, ...jobFields(localisedTitle), PublishedDate: eventTime.nullable(), Deadline: eventTime.nullable(), Text: localisedText },
  ['Id', 'Title'],
);

/** People of a row: an id of `authors.json`, or a name. */
const people = z.array(personRef.partial()).max(60);

/** `data/tv.json`; the Id is in the address of the episode and in the podcast's feed. */
export const episodeRow = dataRow(
  {
    Id: id,
    Date: eventTime.nullable(),
    ...episodeFields(localisedTitle),
    ...episodeFilmFields(localisedTitle),
    Bytes: z.number().int().min(0),
    Speakers: people,
    SessionId: z.string(),
    Text: localisedText,
  },
  ['Id', 'Section', 'Title', 'MediaUrl'],
);
export type EpisodeRow = z.infer<typeof episodeRow>;

/** `data/awards.json`. */
export const awardRow = dataRow(
  {
    Id: id,
    ...awardFields(localisedTitle),
    Text: localisedText,
    Winners: z.array(z.object(winnerFields(localisedTitle)).partial()).max(200),
  },
  ['Id', 'Title'],
);

const time = eventTime.nullable();
/** `data/preceptorships.json`. */
export const preceptorshipRow = dataRow(
  { Id: id, ...preceptorshipFields(localisedTitle), StartDate: time, EndDate: time, Deadline: time, Text: localisedText },
  ['Id', 'Title'],
);

/** Documents of an assembly. */
const documents = z.array(titledLink.extend({ Title: localisedTitle, IsForVoters: z.boolean().optional() })).max(60);

/** `data/assemblies.json`. */
export const assemblyRow = dataRow(
  {
    Id: id,
    ...assemblyFields(localisedTitle),
    StartTime: time,
    EndTime: time,
    VotersKey: z.string().max(120),
    Text: localisedText,
    Documents: documents,
    Agenda: z
      .array(
        z
          .object({
            ...agendaFields(localisedTitle),
            StartTime: time,
            Text: localisedText,
            Speakers: people,
            Documents: documents,
          })
          .partial(),
      )
      .max(200),
  },
  ['Id', 'Title'],
);
