// The name of the file of a session.
import { expect, test } from 'vitest';
import { calendarFileName } from './use-calendar-file.ts';

test.each([
  ['Fantastisches Geschichten Erza\u0308hlen 2.2', 'Fantastisches-Geschichten-Erzählen-2-2'],
  ['  “Cœur & coração”: día 1?', 'Cœur-coração-día-1'],
  ['हृदय रोग', 'हृदय-रोग'],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
  ['???', '1003'],
])('%s is %s', (Name, name) => {
  expect(calendarFileName({ Name, Id: '1003' })).toBe(name);
});
