// The table of codes: everything any part of Foyer finds, in words, with an example of each.
import type { CodeTable } from './codes/code.ts';
import { callCodes } from './codes/calls.ts';
import { contentCodes } from './codes/content.ts';
import { exhibitionCodes } from './codes/exhibition.ts';
import { meetingCodes } from './codes/meetings.ts';
import { fileCodes } from './codes/files.ts';
import { folderCodes } from './codes/folders.ts';
import { importExhibitionCodes } from './codes/import-exhibition.ts';
import { importTitleCodes } from './codes/import-titles.ts';
import { importFileCodes } from './codes/import-files.ts';
import { importTableCodes } from './codes/import-tables.ts';
import { importCodes } from './codes/imports.ts';
import { placementCodes } from './codes/placements.ts';
import { policyCodes } from './codes/policies.ts';
import { stageCodes } from './codes/stages.ts';
import { surveyCodes } from './codes/surveys.ts';
import { charityCodes } from './codes/charity.ts';
import { messagesCodes } from './codes/messages.ts';
import { registrationCodes } from './codes/registration.ts';
import { visibilityCodes } from './codes/visibility.ts';

/** Codes by area, in the order of the reference. */
export const codeAreas: readonly { title: string; codes: CodeTable }[] = [
  { title: 'Files and documents', codes: fileCodes },
  { title: 'Pages and placements', codes: placementCodes },
  { title: 'Time, place and visibility', codes: visibilityCodes },
  { title: 'Access policies', codes: policyCodes },
  { title: 'Content', codes: contentCodes },
  { title: 'Exhibition', codes: { ...exhibitionCodes, ...stageCodes, ...meetingCodes } },
  { title: 'Surveys', codes: surveyCodes },
  { title: 'Charity', codes: charityCodes },
  { title: 'Messages', codes: messagesCodes },
  { title: 'Registration', codes: registrationCodes },
  { title: 'Calls for abstracts', codes: callCodes },
  { title: 'Folders, publishing and the server', codes: folderCodes },
  { title: 'Import', codes: importCodes },
  { title: 'Import of workbooks, documents and archives', codes: importFileCodes },
  { title: 'Import of tables', codes: importTableCodes },
  { title: 'Import of exhibitions', codes: importExhibitionCodes },
  { title: 'Titles of an import', codes: importTitleCodes },
];

/** Every code by its name. */
export const codes: CodeTable = Object.assign({}, ...codeAreas.map((area) => area.codes)) as CodeTable;
