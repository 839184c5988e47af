// Names of the door are imported from where they are.
import { expect, test } from 'vitest';
import { direct, sourcesOf } from './direct-imports.ts';

const files: Record<string, string> = {
  '/x/sdk.ts': [
    "export { useQuery } from '@tanstack/react-query';",
    "export type { Shape } from './ui/shape.ts';",
    "export {\n  type Shape,\n  Button,\n  buttonClass,\n} from './ui/button.tsx';",
    "export * from './ui/icons.ts';",
    "export { default as Panel } from './ui/panel.tsx';",
  ].join('\n'),
  '/x/ui/icons.ts': "export { default as Play } from 'icons/play';",
};
const sources = sourcesOf('/x/sdk.ts', (path) => files[path]!);

test('every value by its module, also what is given on as a whole; types are none', () => {
  expect(Object.fromEntries(sources)).toEqual({
    useQuery: { from: '@tanstack/react-query', name: 'useQuery' },
    Button: { from: '/x/ui/button.tsx', name: 'Button' },
    buttonClass: { from: '/x/ui/button.tsx', name: 'buttonClass' },
    Play: { from: 'icons/play', name: 'default' },
    Panel: { from: '/x/ui/panel.tsx', name: 'default' },
  });
});

test('imports name the modules, under the name used; a name the door lacks is asked of it', () => {
  expect(direct("import { Button as B, type Shape, Play, gone } from '#sdk';\nB();", sources)).toBe(
    'import { Button as B } from "/x/ui/button.tsx"; import { default as Play } from "icons/play"; import { gone as gone } from "#sdk";\nB();',
  );
  expect(direct("import type { Shape } from '#sdk';", sources)).toBe("import type { Shape } from '#sdk';");
});

test('an import over several lines is read, too', () => {
  expect(direct("import {\n  Button,\n  Panel,\n} from '#sdk';", sources)).toContain('import { default as Panel } from "/x/ui/panel.tsx";');
});
