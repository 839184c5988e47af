// The checks that read the sources: format, lint, types, who imports whom, what nobody uses, schemas.
import { runCommand } from './run-command.ts';
import { type Outcome, type Step, whole } from './step.ts';

/** A check that is right when its tool ends with 0. */
const byTool = (name: string, tool: string, ...args: string[]): Step => ({
  name,
  async run(until) {
    const { code, output } = await runCommand(tool, args, { until });
    return whole(code === 0, output);
  },
});

/** Rooms that are cruised; seeing fewer modules than this means the tool could not read them. */
const rooms = ['src', 'component-registry', 'server', 'cli', 'scripts', 'tests'];
const FEWEST_MODULES = 300;

/** dependency-cruiser says "no violations" when it sees nothing, so what it saw is counted. */
async function boundaries(until: number): Promise<Outcome> {
  const { code, output } = await runCommand('depcruise', ['--config', '.dependency-cruiser.mjs', ...rooms], { until });
  const seen = Number(/(\d+) modules/.exec(output)?.[1] ?? 0);
  return whole(
    code === 0 && seen >= FEWEST_MODULES,
    seen >= FEWEST_MODULES ? output : `${output}\nOnly ${seen} modules were seen.`,
    `${seen} modules`,
  );
}

export const checks: readonly Step[] = [
  byTool('format', 'oxfmt', '--check', '.'),
  byTool('class names', process.execPath, 'scripts/css-types.ts'),
  byTool('lint', 'oxlint', '--type-aware', '--deny-warnings'),
  byTool('types', 'tsc', '--noEmit'),
  { name: 'boundaries', run: boundaries },
  byTool('unused', 'knip'),
  byTool('schemas', process.execPath, 'scripts/print-schemas.ts', '--check'),
];
