// Every format that can be imported, the more exact ones first. A new one is a file here and a word in this list.
import type { Format } from '../result.ts';
import { aclConference } from './acl-conference.ts';
import { europython } from './europython/europython.ts';
import { feed } from './feed.ts';
import { foyerSubmissions } from './foyer-submissions.ts';
import { frabJson } from './frab-json.ts';
import { frabXml } from './frab-xml.ts';
import { ical, jcal, pentabarf } from './ical.ts';
import { indico } from './indico.ts';
import { jsonLd } from './json-ld.ts';
import { konopas } from './konopas.ts';
import { miniConf } from './mini-conf/mini-conf.ts';
import { openReview } from './openreview.ts';
import { pretalxApi, pretalxWidget } from './pretalx/pretalx.ts';
import { sessionize } from './sessionize.ts';
import { table } from './table/table.ts';

/** The formats in the order they are tried. */
export const formats: readonly Format[] = [
  foyerSubmissions,
  frabJson,
  frabXml,
  europython,
  sessionize,
  indico,
  konopas,
  aclConference,
  openReview,
  pretalxWidget,
  pretalxApi,
  ical,
  jcal,
  pentabarf,
  feed,
  miniConf,
  jsonLd,
  table,
];
