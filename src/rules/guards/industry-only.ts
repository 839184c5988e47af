// An event of the industry alone shows its exhibition in place of the overviews of a programme (A §3 industryOnly).
import { isProgrammeOverview } from '../../model/documents/app/page-lists.ts';
import { type Guard, leadTo, toPage } from './guard.ts';

/** Leads from an overview of the programme to the industry landing page; single sessions stay, which symposia lead to. */
export const industryOnly: Guard = ({ asked, configured }) =>
  configured.industryOnly && !asked.isContent && isProgrammeOverview(asked.page)
    ? leadTo(toPage('IndustryLandingPage'), 'industry-only')
    : undefined;
