// Handlers of src/contract/industry.ts: symposia, the industry at a glance, files that companies hand out.
import type * as contract from '../../src/contract/industry.ts';
import { type SessionLine, sessionLine } from '../../src/contract/programme.ts';
import { notFound } from '../http/errors.ts';
import type { PublishedEvent } from '../published/event.ts';
import { type HandlersOf, published } from './handlers.ts';

/** Sessions of companies, and of the grade Industry, that the scheduler shows. */
const symposiaOf = (event: PublishedEvent, language: string): SessionLine[] =>
  event.programme
    .inLanguage(language)
    .sessions.filter(
      ({ CompanyAccountId, ProgramGrade, HideOnScheduler }) =>
        !HideOnScheduler && (CompanyAccountId !== '' || ProgramGrade.trim().toLowerCase() === 'industry'),
    )
    .map((session) => sessionLine.parse(session));

export const industry: HandlersOf<typeof contract> = {
  symposia: published((event, { language }) => symposiaOf(event, language)),
  industryLandingModel: published((event, { language }) => {
    const { companies, products, halls } = event.exhibition.inLanguage(language);
    return { Companies: [...companies], Products: [...products], Symposia: symposiaOf(event, language), Halls: [...halls] };
  }),
  getDistributionFile: published((event, { language, id, distributionUrl }) => {
    const asked = event.address(distributionUrl);
    const found = event.exhibition
      .inLanguage(language)
      .detail(id)
      ?.Distributions.find(({ Url }) => Url === asked);
    if (!found) throw notFound('This company hands out no such file.', 'distributionUrl');
    return { CompanyAccountId: id, ...found };
  }),
};
