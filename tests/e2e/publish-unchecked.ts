// Publishes a folder without checking it, as a server of an older release might hold it: the runtime must live with what it finds.
import { publishFolder } from '../../server/store/publish-folder.ts';
import { openStore } from '../../server/store/store.ts';
import { deviceTime } from '../../src/clock/clock.ts';

const [data, folder] = process.argv.slice(2);
if (!data || !folder) throw new Error('publish-unchecked.ts <data folder> <configuration folder>');
const store = await openStore({ folder: data });
await publishFolder({ store, folder, validate: () => [], now: deviceTime.wall() });
await store.close();
