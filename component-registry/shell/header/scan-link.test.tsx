// The link to the scanner of QR codes: in the app, where the organiser has one (A §2).
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { app } from '../../../src/model/documents/app.ts';
import { headerModel } from '../../../src/model/documents/header-model.ts';
import { header } from '../../../src/model/documents/header.ts';
import { theme } from '../../../src/model/documents/theme.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { props as schema } from './props.ts';
import View from './view.tsx';

test.each([
  ['app', true, 1],
  ['app', false, 0],
  ['browser', true, 0],
  ['terminal', true, 0],
] as const)('in the %s with qrScanner %s there are %i links to the scanner', (container, qrScanner, count) => {
  const documents = {
    app: app.parse({ qrScanner }),
    header: header.parse({}),
    'header-model': headerModel.parse({}),
    theme: theme.parse({}),
  };
  renderView(View, schema.parse({}), { documents, container });
  const links = screen.queryAllByRole('link', { name: 'Scan QR' });
  expect(links).toHaveLength(count);
  for (const link of links) expect(link.getAttribute('href')).toBe('/qrScan/society/congress2027/en-GB?container=app');
});
