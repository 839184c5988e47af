// Every format that can be imported, the more exact ones first. A new one is a file here and a word in this list.
import type { Format } from '../result.ts';
import { frabJson } from './frab-json.ts';
import { frabXml } from './frab-xml.ts';

/** The formats in the order they are asked. */
export const formats: readonly Format[] = [frabJson, frabXml];
