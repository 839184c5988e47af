// Handlers of src/contract/editorial.ts: news and jobs.
import type * as contract from '../../src/contract/editorial.ts';
import type { Job } from '../../src/contract/editorial.ts';
import { notFound } from '../http/errors.ts';
import type { PublishedEvent } from '../published/event.ts';
import { type HandlersOf, published } from './handlers.ts';

/** The jobs with the company that offers each, where the caller may know of it. */
const jobsOf = (event: PublishedEvent, language: string): Job[] => {
  const { company } = event.exhibition.inLanguage(language);
  return event.editorial.inLanguage(language).jobs.map((job) => {
    const offering = job.CompanyAccountId === '' ? undefined : company(job.CompanyAccountId);
    return { ...job, CompanyAccountId: offering?.CompanyAccountId ?? '', Employer: job.Employer || (offering?.Name ?? '') };
  });
};

export const editorial: HandlersOf<typeof contract> = {
  // Their texts are no part of these answers: the contract leaves them out.
  news: published((event, { language }) => [...event.editorial.inLanguage(language).news]),
  newsArticle: published((event, { language, articleid }) => {
    const found = event.editorial.inLanguage(language).news.find(({ Id }) => Id === articleid);
    if (!found) throw notFound('This event has no article with this id.', 'articleid');
    return found;
  }),
  jobs: published((event, { language }) => jobsOf(event, language)),
  jobDetail: published((event, { language, jobid }) => {
    const found = jobsOf(event, language).find(({ Id }) => Id === jobid);
    if (!found) throw notFound('This event has no position with this id.', 'jobid');
    return found;
  }),
};
