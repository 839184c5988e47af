// What the worker reads in a page as the server writes it: its build and name, and every file it needs, those asked for later too.
import { expect, test } from 'vitest';
import { pageFacts } from './page-facts.ts';

const page = (more = ''): string => `<!doctype html><html><head>
<meta name="foyer-build" content="1a2b"><title>Kardia 2027 - Home</title>
<link rel="stylesheet" href="/theme/kardia/1.css"><script type="module" src="/static/app-x.js"></script>${more}
</head><body><a href="/home/kardia/kardia2027/en-GB">Home</a></body></html>`;

test('a page, with what it names', () => {
  expect(pageFacts(page())).toEqual({
    build: '1a2b',
    isPreview: false,
    title: 'Kardia 2027 - Home',
    files: ['/theme/kardia/1.css', '/static/app-x.js'],
  });
});

test('code that a rendered page asks for once it reacts is kept with it, each file once, and nothing from elsewhere', () => {
  const later = '<meta name="foyer-later" content="/static/shared-later-y.js /static/app-x.js /api/Core/ServerTime">';
  expect(pageFacts(page(later)).files).toEqual(['/theme/kardia/1.css', '/static/app-x.js', '/static/shared-later-y.js']);
  expect(pageFacts(page('<meta name="foyer-later" content="">')).files).toHaveLength(2);
});
