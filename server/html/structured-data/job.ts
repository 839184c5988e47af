// An open position, as a schema.org JobPosting.
import type { Job } from '../../../src/contract/editorial.ts';
import { absoluteLinks } from '../../published/absolute-links.ts';
import { plainText } from '../../calendar/plain-text.ts';
import { without, type NodeContext } from './nodes.ts';

export function jobNode({ event, language, pageOf }: NodeContext, job: Job): object {
  const url = pageOf('jobs', { jobsId: job.Id });
  const place = { instance: event.instance, event: event.shortName, language, origin: url === undefined ? '' : new URL(url).origin };
  return without({
    '@type': 'JobPosting',
    '@id': url,
    url,
    title: job.Title,
    description: absoluteLinks(job.Text, place) || job.Summary || job.Title,
    datePosted: job.PublishedDate ?? undefined,
    validThrough: job.Deadline ?? undefined,
    employmentType: job.EmploymentType.replaceAll('-', '_').toUpperCase(),
    industry: plainText(job.Field),
    hiringOrganization: job.Employer && { '@type': 'Organization', name: job.Employer },
    jobLocationType: job.IsRemote ? 'TELECOMMUTE' : undefined,
    jobLocation:
      job.Location || job.Country
        ? { '@type': 'Place', address: without({ '@type': 'PostalAddress', addressLocality: job.Location, addressCountry: job.Country }) }
        : undefined,
  });
}
