// The row of one page document of the platform.
import type { ResourceRow } from '../contract/core.ts';
import { keepValue } from '../model/documents-of-rows.ts';

/** The row of a page document of the platform; it stands below those of instance and event. */
export const rowOfDocument = (document: { page: string }): ResourceRow =>
  keepValue(
    {
      setname: 'config_json',
      resourcename: `pages/${document.page}`,
      resourcevalue: JSON.stringify(document),
      source: { file: `src/pages/defaults/${document.page}.json`, pointer: '', line: 1, column: 1 },
    },
    document,
  );
