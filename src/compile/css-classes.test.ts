// Classes of CSS modules in a build: the same names for the server and the browser, imported one by one.
import { expect, test } from 'vitest';
import { classNamesIn, directClasses } from './css-classes.ts';

test('a class is named by itself and its file, wherever the project is', () => {
  const title = classNamesIn('/one')('title', '/one/component-registry/shell/header/view.module.css');
  expect(title).toMatch(/^title_[0-9a-z]{4}$/);
  expect(classNamesIn('/two')('title', '/two/component-registry/shell/header/view.module.css?used')).toBe(title);
  expect(classNamesIn('/one')('title', '/one/component-registry/shell/footer/view.module.css')).not.toBe(title);
});

test('only imports of CSS modules are changed', () => {
  const { handler } = directClasses().transform as { handler: (code: string) => { code: string } };
  expect(handler("import styles from './view.module.css';\nimport React from 'react';\nimport './base.css';").code).toBe(
    "import * as styles from './view.module.css';\nimport React from 'react';\nimport './base.css';",
  );
});
