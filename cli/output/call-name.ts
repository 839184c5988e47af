// How a call of the command line is typed where this one was: through npm, through npx, or with node.

/** Words a shell takes as they are. */
const PLAIN = /^[\w@%+=:,./-]+$/;

/** One argument as it is typed in a shell of POSIX; quoted where it holds anything else than plain characters. */
const typed = (argument: string): string => (PLAIN.test(argument) ? argument : `'${argument.replaceAll("'", `'\\''`)}'`);

/**
 * The line somebody types to call `foyer` with these arguments: `npm run -s foyer -- …` where npm started this call,
 * `npx foyer …` where the package's own program did, else `node cli/index.ts …`.
 */
export function typedCall(
  args: readonly string[],
  { env = process.env, script = process.argv[1] ?? '' }: { env?: Readonly<Record<string, string | undefined>>; script?: string } = {},
): string {
  const isOwnProgram = script.endsWith('bin.mjs') || script.endsWith('/foyer');
  const name = env['npm_lifecycle_event'] === 'foyer' ? 'npm run -s foyer --' : isOwnProgram ? 'npx foyer' : 'node cli/index.ts';
  return [name, ...args.map(typed)].join(' ');
}
