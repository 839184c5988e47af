// A header as tests draw it: from documents as an organiser writes them, in a window of a width.
import { vi } from 'vitest';
import { app } from '../../../src/model/documents/app.ts';
import { headerModel } from '../../../src/model/documents/header-model.ts';
import { header } from '../../../src/model/documents/header.ts';
import { theme } from '../../../src/model/documents/theme.ts';
import { type Around, renderView } from '../../../tests/support/render-view.tsx';
import { props } from './props.ts';
import View from './view.tsx';

/** Documents of an event; those left out are empty. */
export type WrittenDocuments = { app?: object; header?: object; model?: object; theme?: object };

export const showHeader = (written: WrittenDocuments = {}, around: Around = {}) =>
  renderView(View, props.parse({}), {
    documents: {
      app: app.parse(written.app ?? {}),
      header: header.parse(written.header ?? {}),
      'header-model': headerModel.parse(written.model ?? {}),
      theme: theme.parse(written.theme ?? {}),
    },
    ...around,
  });

/** A window of `width` px. */
export const windowOf = (width: number) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= 16 * Number(/[\d.]+/.exec(query)),
    addEventListener() {},
    removeEventListener() {},
  }));
