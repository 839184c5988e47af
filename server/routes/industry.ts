// Handlers of src/contract/industry.ts: symposia, the industry at a glance, files that companies hand out.
import { symposiumLine } from '../../src/contract/companies.ts';
import type * as contract from '../../src/contract/industry.ts';
import type { Symposium } from '../../src/contract/industry.ts';
import { type Session, sessionLine } from '../../src/contract/programme.ts';
import { companiesOnStages } from '../../src/access/filter-stage.ts';
import { notFound } from '../http/errors.ts';
import { refOf } from '../published/companies-in-language.ts';
import type { PublishedEvent } from '../published/event.ts';
import { type HandlersOf, published } from './handlers.ts';

/** Sessions of companies, and of the grade Industry, that the scheduler shows. */
const symposiaOf = (event: PublishedEvent, language: string): readonly Session[] =>
  event.programme
    .inLanguage(language)
    .sessions.filter(
      ({ CompanyAccountId, ProgramGrade, HideOnScheduler }) =>
        !HideOnScheduler && (CompanyAccountId !== '' || ProgramGrade.trim().toLowerCase() === 'industry'),
    );

/** Everybody of a session once, in the order of their parts. */
function peopleOf({ Chairs, Speakers, Presentations }: Session): Symposium['People'] {
  const all = [...Chairs, ...Speakers, ...Presentations.flatMap((one) => one.Speakers)];
  return [...new Map(all.map((person) => [person.Id || person.DisplayName, person])).values()];
}

function companyRefOf(event: PublishedEvent, language: string, id: string): Symposium['Company'] {
  const found = event.exhibition.inLanguage(language).company(id);
  return found ? refOf(found) : null;
}

export const industry: HandlersOf<typeof contract> = {
  symposia: published((event, { language }) =>
    symposiaOf(event, language).map((session) => ({
      ...symposiumLine.parse(session),
      People: peopleOf(session),
      Highlighted: session.Highlighted,
      // Of a company whose profile is closed nothing says how to talk with it.
      MayAsk: event.exhibition.inLanguage(language).chat(session.CompanyAccountId) !== undefined,
      Company: companyRefOf(event, language, session.CompanyAccountId),
    })),
  ),
  industryLandingModel: published((event, { language, stage }) => {
    const { companies, products, halls, stages } = event.exhibition.inLanguage(language);
    if (stage !== undefined) {
      const Stages = stages.filter(({ Id }) => Id === stage);
      return { Stages, Companies: companiesOnStages(companies, Stages), Products: [], Symposia: [], Halls: [] };
    }
    return {
      Stages: [...stages],
      Companies: [...companies],
      Products: [...products],
      Symposia: symposiaOf(event, language).map((session) => sessionLine.parse(session)),
      Halls: [...halls],
    };
  }),
  getDistributionFile: published((event, { language, id, distributionUrl }) => {
    const asked = event.address(distributionUrl);
    const { companies, detail } = event.exhibition.inLanguage(language);
    // Without a company the first by name that hands it out, of those whose downloads are open to the caller.
    for (const company of id === undefined ? companies.map(({ CompanyAccountId }) => CompanyAccountId) : [id]) {
      const found = asked === '' ? undefined : detail(company)?.Distributions.find(({ Url }) => Url === asked);
      if (found) return { CompanyAccountId: company, Title: found.Title, Url: found.Url };
    }
    throw notFound('No company hands out such a file.', 'distributionUrl');
  }),
};
