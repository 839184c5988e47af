// The organiser's data files of an exhibition (`data/*.json`): companies, products, halls and what companies show (B §3).
import * as z from 'zod';
import { eventTime, localisedText, localisedTitle } from '../fields.ts';
import {
  companyChatFields,
  companyDetailFields,
  companyFields,
  companyMediaFields,
  hallFields,
  productDetailFields,
  productFields,
} from '../../contract/exhibition-shapes.ts';
import { meetingFields, meetingRowFields } from '../../contract/meeting-shapes.ts';
import { stageFields, stageRowFields } from '../../contract/stage-shapes.ts';
import { dataRow } from './row.ts';

/** An object of a row whose fields may all be left out. */
const loose = <S extends z.ZodRawShape>(object: z.ZodObject<S>) => object.partial();
const listOf = <S extends z.ZodRawShape, K extends keyof S & string>(list: z.ZodArray<z.ZodObject<S>>, keys: readonly K[]) =>
  z.array(dataRow(list.element.shape, keys)).meta(list.meta() ?? {});

const details = companyDetailFields(localisedTitle, localisedText);
const chat = companyChatFields(localisedTitle, eventTime.nullable());

/** `data/companies.json`; the Id is the CompanyAccountId of the wire, of sessions and of tickets. */
export const companyRow = dataRow(
  {
    Id: z.string().min(1).max(120),
    ...companyFields(localisedTitle),
    ...details,
    Contact: loose(details.Contact),
    Team: listOf(details.Team, []),
    Lounge: loose(details.Lounge),
    Booth: loose(details.Booth),
    // The address of its letters is nobody's but the company's.
    Chat: loose(z.object({ ...chat, Hours: listOf(chat.Hours, []), Email: z.string() })),
  },
  ['Id', 'Name'],
);

const product = productDetailFields(localisedTitle, localisedText);
/** `data/products.json`. */
export const productRow = dataRow({ ...productFields(localisedTitle), ...product, Gallery: listOf(product.Gallery, ['Path']) }, [
  'Id',
  'CompanyAccountId',
  'Name',
]);

/** `data/halls.json`. */
export const hallRow = dataRow(hallFields(localisedTitle), ['Id', 'Name', 'Width', 'Height']);

/** `data/company-media.json`. */
export const companyMediaRow = dataRow(companyMediaFields(localisedTitle, localisedText), ['Id', 'CompanyAccountId', 'Kind', 'Title']);

/** `data/meetings.json`: a slot, or a series of slots of equal length. */
export const meetingRow = dataRow(
  {
    Id: z.string().min(1).max(120),
    CompanyAccountId: z.string(),
    ...meetingFields(localisedTitle),
    ...meetingRowFields(eventTime.nullable()),
  },
  ['Id', 'CompanyAccountId', 'StartDateTime'],
);

const stage = stageFields(localisedTitle);
/** `data/stages.json`; the Id is the word by which addresses name it. */
export const stageRow = dataRow(
  { Id: z.string().min(1).max(120), ...stage, HotSpots: listOf(stage.HotSpots, ['Left', 'Top', 'Width', 'Height']), ...stageRowFields },
  ['Id', 'Title', 'PicturePath', 'Width', 'Height'],
);

export type CompanyRow = z.infer<typeof companyRow>;
export type ProductRow = z.infer<typeof productRow>;
export type HallRow = z.infer<typeof hallRow>;
export type CompanyMediaRow = z.infer<typeof companyMediaRow>;
export type MeetingRow = z.infer<typeof meetingRow>;
export type StageRow = z.infer<typeof stageRow>;
