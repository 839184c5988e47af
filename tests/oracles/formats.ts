// Every format of rule cases that can be run. A new one is a file here and a word in this list.
import { accessPolicies, accessPoliciesDifferential } from './access-policies.ts';
import { adsEligibility } from './ads-eligibility.ts';
import { adsLink } from './ads-link.ts';
import { adsTiming } from './ads-timing.ts';
import { brightness } from './brightness.ts';
import { componentWindows } from './component-windows.ts';
import { evaluationStartCases } from './evaluation-start.ts';
import type { CaseFormat } from './format.ts';
import { holdingPage } from './holding-page.ts';
import { language } from './language.ts';
import { loungePublication } from './lounge-publication.ts';
import { routeGuards } from './route-guards.ts';
import { sessionSortUpcoming } from './session-sort-upcoming.ts';
import { ticker } from './ticker.ts';
import { zones } from './zones.ts';

/** The formats by the base name of their files. */
export const caseFormats: ReadonlyMap<string, CaseFormat> = new Map(
  [
    accessPolicies,
    accessPoliciesDifferential,
    adsEligibility,
    adsLink,
    adsTiming,
    brightness,
    componentWindows,
    evaluationStartCases,
    holdingPage,
    language,
    loungePublication,
    routeGuards,
    sessionSortUpcoming,
    ticker,
    zones,
  ].map((format) => [format.name, format]),
);
