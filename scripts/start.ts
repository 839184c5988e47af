// `npm start`: builds the app where its sources have changed, then starts the server in this process.
import { buildApp, isBuilt } from './build.ts';

if (!isBuilt()) {
  console.log('Building the app …');
  await buildApp();
}
await import('../server/index.ts');
