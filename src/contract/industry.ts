// Industry endpoints (B §7): all symposia of companies, the stages of the industry and what they are made of, and the files companies hand out.
import * as z from 'zod';
import { callerFields } from './caller-shapes.ts';
import { companyLine, hall, product, symposiumLine } from './companies.ts';
import { type Area, endpoint } from './endpoint.ts';
import { eventParameter } from './event-shapes.ts';
import { companyRef } from './exhibition-shapes.ts';
import { sessionLine } from './programme.ts';
import { personRef } from './programme-shapes.ts';
import { language, ofEvent, shared } from './programme-query.ts';
import { stageFields } from './stage-shapes.ts';

export const area: Area = {
  title: 'Industry',
  description: 'Symposia of companies, the industry at a glance, files that companies hand out.',
};

/** A symposium in the list of all: who takes part, and its company where it exhibits. */
const symposium = symposiumLine.extend({
  People: z.array(personRef).meta({ description: 'Its chairs and speakers, each once.' }),
  Highlighted: z.boolean().meta({ description: 'Whether it comes first in the order featuredDateSort.' }),
  MayAsk: z.boolean().meta({ description: 'Whether the profile of its company is open to the caller, so that they may ask it.' }),
  Company: companyRef.nullable().meta({ description: 'Its company; null where the caller gets no row of one.' }),
});
export type Symposium = z.infer<typeof symposium>;

/** A stage: a picture or plan with hot spots. */
const stage = z.object({ Id: z.string(), ...stageFields(z.string()) });
export type ExhibitionStage = z.infer<typeof stage>;

export const symposia = endpoint({
  ...shared,
  shownOn: ['IndustrySymposiaPage', 'SymposiaPage'],
  path: '/api/exhibition/Symposia/:eventid/:language',
  title: 'Symposia of the industry',
  description:
    'The sessions that name a company, and those of the grade Industry, in order of start; without those hidden on the scheduler.',
  query: z.object({ eventid: eventParameter, language: z.string().meta({ description: 'Language xx-XX.' }), ...callerFields }),
  example: { query: { language: 'en-GB' } },
  reply: z.array(symposium),
});

export const industryLandingModel = endpoint({
  ...shared,
  event: ['shortname'],
  shownOn: ['IndustryLandingPage', 'IndustryLandingListPage', 'PagIndustrySearchPage'],
  path: '/api/modules/IndustryLandingModel',
  title: 'The industry at a glance',
  description:
    'Stages, companies, products, symposia and halls in one answer, each as its own endpoint gives it to the caller. With `stage` that stage alone and the companies that belong to it; empty lists where the caller gets no such stage.',
  query: z.object({
    shortname: eventParameter,
    language,
    stage: z.string().max(120).optional().meta({ description: 'Id of a stage.' }),
    ...callerFields,
  }),
  reply: z.object({
    Stages: z.array(stage),
    Companies: z.array(companyLine),
    Products: z.array(product),
    Symposia: z.array(sessionLine),
    Halls: z.array(hall),
  }),
});

export const getDistributionFile = endpoint({
  ...shared,
  shownOn: ['ProfilePage'],
  path: '/api/exhibition/GetDistributionFile',
  title: 'A file that a company hands out',
  description:
    'Where the file is, if `distributionUrl` is one of the downloads of the company, without one of any company, and its profile is open to the caller; 404 for any other address. Nothing is fetched and nobody is sent elsewhere.',
  query: ofEvent.extend({
    id: z
      .string()
      .min(1)
      .max(120)
      .optional()
      .meta({ description: 'Id of the company account; without it the company is found by the address.' }),
    distributionUrl: z.string().min(1).max(2_000).meta({ description: 'The Url of one of its Distributions.' }),
  }),
  example: { query: { id: '701', distributionUrl: 'https://www.example.org/brochure.pdf' } },
  reply: z.object({ CompanyAccountId: z.string(), Title: z.string(), Url: z.string() }),
});
