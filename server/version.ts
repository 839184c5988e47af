// Which Foyer this is and when it was built (A §3 Server version info).
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerVersion } from './routes/handlers.ts';

/** The version from package.json; built when `dist/index.html` was written, or when the package was where there is no build. */
export function readVersion(root: string): ServerVersion {
  const described = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version?: string };
  const page = join(root, 'dist/index.html');
  const built = statSync(existsSync(page) ? page : join(root, 'package.json')).mtime;
  return { Version: described.version ?? '0.0.0', BuildDateTime: built.toISOString(), BuildDateTimeHuman: `${human.format(built)} UTC` };
}

const human = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
