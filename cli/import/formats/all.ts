// Every format that can be imported, the more exact ones first. A new one is a file here and a word in this list.
import type { Format } from '../result.ts';
import { csv } from './csv/csv.ts';
import { europython } from './europython/europython.ts';
import { frabJson } from './frab-json.ts';
import { frabXml } from './frab-xml.ts';
import { ical, pentabarf } from './ical.ts';
import { miniConf } from './mini-conf/mini-conf.ts';
import { pretalxApi, pretalxWidget } from './pretalx/pretalx.ts';
import { sessionize } from './sessionize.ts';

/** The formats in the order they are tried. */
export const formats: readonly Format[] = [
  frabJson,
  frabXml,
  europython,
  sessionize,
  pretalxWidget,
  pretalxApi,
  ical,
  pentabarf,
  miniConf,
  csv,
];
