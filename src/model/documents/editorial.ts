// The organiser's data files of news and jobs (`data/news.json`, `data/jobs.json`; A §2).
import * as z from 'zod';
import { articleFields, jobFields } from '../../contract/editorial-shapes.ts';
import { eventTime, localisedText, localisedTitle } from '../fields.ts';
import { dataRow } from './row.ts';

const id = z.string().min(1).max(120);

/** `data/news.json`; the Id is in the address of the article and in feeds. */
export const newsRow = dataRow({ Id: id, Date: eventTime.nullable(), ...articleFields(localisedTitle), Text: localisedText }, [
  'Id',
  'Title',
]);
export type NewsRow = z.infer<typeof newsRow>;

/** `data/jobs.json`; the Id is the `jobsId` of the address. */
export const jobRow = dataRow(
  { Id: id, ...jobFields(localisedTitle), PublishedDate: eventTime.nullable(), Deadline: eventTime.nullable(), Text: localisedText },
  ['Id', 'Title'],
);
export type JobRow = z.infer<typeof jobRow>;
