// The build, as `npm run build` makes it.
import { runCommand } from './run-command.ts';
import { type Step, whole } from './step.ts';

export const build: Step = {
  name: 'build',
  async run(until) {
    const { code, output } = await runCommand(process.execPath, ['scripts/build.ts'], { until });
    return whole(code === 0, output);
  },
};
