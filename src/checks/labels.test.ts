// Checks of labels: one that no session has is named, with what was probably meant.
import { expect, it } from 'vitest';
import { checked } from './checked.fixture.ts';

const rows = (...list: readonly object[]) => ({ schemaVersion: 1, rows: list });
const sessions = rows({ Id: 's', Name: 'Opening', SessionType: 'Plenary', Groups: [{ Name: 'Simultaneous translation' }] });

it('labels of kinds and tags are without findings, in any case of letters', async () => {
  const labels = rows({ Id: 'plenary', Name: 'Plenary session' }, { Id: 'Simultaneous translation', Name: 'Interpreted' });
  expect(await checked({ 'data/sessions.json': sessions, 'data/labels.json': labels })).toEqual([]);
});

it('names a label that no session has', async () => {
  const labels = rows({ Id: 'Simultanous translation', Name: 'Interpreted' });
  expect(await checked({ 'data/sessions.json': sessions, 'data/labels.json': labels })).toEqual(['label-without-use /rows/0/Id']);
});
