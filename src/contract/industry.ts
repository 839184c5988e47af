// Industry endpoints (B §7): all symposia of companies, what the landing page of the industry is made of, and the files companies hand out.
import * as z from 'zod';
import { callerFields } from './caller-shapes.ts';
import { companyLine, hall, product } from './companies.ts';
import { type Area, endpoint } from './endpoint.ts';
import { eventParameter } from './event-shapes.ts';
import { sessionLine } from './programme.ts';
import { language, ofEvent, shared } from './programme-query.ts';

export const area: Area = {
  title: 'Industry',
  description: 'Symposia of companies, the industry at a glance, files that companies hand out.',
};

export const symposia = endpoint({
  ...shared,
  shownOn: ['IndustrySymposiaPage', 'SymposiaPage', 'IndustryLandingPage'],
  path: '/api/exhibition/Symposia/:eventid/:language',
  title: 'Symposia of the industry',
  description:
    'The sessions that name a company, and those of the grade Industry, in order of start; without those hidden on the scheduler.',
  query: z.object({ eventid: eventParameter, language: z.string().meta({ description: 'Language xx-XX.' }), ...callerFields }),
  example: { query: { language: 'en-GB' } },
  reply: z.array(sessionLine),
});

export const industryLandingModel = endpoint({
  ...shared,
  event: ['shortname'],
  shownOn: ['IndustryLandingPage', 'IndustryLandingListPage', 'PagIndustrySearchPage'],
  path: '/api/modules/IndustryLandingModel',
  title: 'The industry at a glance',
  description: 'Companies, products, symposia and halls in one answer, each as its own endpoint gives it to the caller.',
  query: z.object({ shortname: eventParameter, language, ...callerFields }),
  reply: z.object({
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
    'Where the file is, if `distributionUrl` is one of the downloads of the company and its profile is open to the caller; 404 for any other address. Nothing is fetched and nobody is sent elsewhere.',
  query: ofEvent.extend({
    id: z.string().min(1).max(120).meta({ description: 'Id of the company account.' }),
    distributionUrl: z.string().min(1).max(2_000).meta({ description: 'The Url of one of its Distributions.' }),
  }),
  example: { query: { id: '701', distributionUrl: 'https://www.example.org/brochure.pdf' } },
  reply: z.object({ CompanyAccountId: z.string(), Title: z.string(), Url: z.string() }),
});
