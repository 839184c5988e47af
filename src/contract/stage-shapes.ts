// The fields of a hot spot and of a stage (B §2 industry landing pages, plaza), written once for the wire and for the organiser's data file.
import * as z from 'zod';

const percent = z.number().min(0).max(100);

/** A place of a picture that leads somewhere; its box in percent of the picture. `text` is the schema of a text. */
export const hotSpotFields = <T extends z.ZodType>(text: T) => ({
  Label: text,
  Left: percent,
  Top: percent,
  Width: percent,
  Height: percent,
  Link: z.string(),
});

/** Fields of a stage: a picture or plan with hot spots. */
export const stageFields = <T extends z.ZodType>(text: T) => ({
  Title: text,
  Lead: text,
  PicturePath: z.string(),
  Alternative: text,
  Width: z.number().positive().meta({ description: 'Width of the picture in units of its own; with the height it keeps the place.' }),
  Height: z.number().positive(),
  HotSpots: z.array(
    z.object({ ...hotSpotFields(text), CompanyAccountId: z.string().meta({ description: 'Empty where it leads to no company.' }) }),
  ),
  CompanyIds: z.array(z.string()).meta({ description: 'Companies that belong to it: a list of its address shows these alone.' }),
  Pages: z.array(z.string()).meta({ description: 'Pages it is shown on; it is sent to whom one of them is open.' }),
});

/** Fields of a stage that only the organiser's data has. */
export const stageRowFields = {
  SponsorTypes: z.array(z.string()).meta({ description: 'Tiers whose companies belong to it, too.' }),
};
