// A process of its own for the bench of the server: the sample events, at a fixed instant.
import { BEGUN, serveBeside } from './beside.ts';

await serveBeside({ clock: { now: () => BEGUN }, path: '/resources' });
