// A store that reads from an exported folder alone: what the server asks while it answers, and nothing can be written.
import type { Store } from '../../../server/store/store.ts';
import type { ExportedEvent } from '../events-of-folder.ts';

/** The store of these events. */
export function folderStore(events: readonly ExportedEvent[]): Store {
  const refuse = (): never => {
    throw new Error('an export stores nothing');
  };
  const find = (id: number): ExportedEvent | undefined => events.find(({ event }) => event.id === id);
  return {
    publish: refuse,
    setDomains: refuse,
    countView: refuse,
    totalOf: async () => 0,
    addViews: refuse,
    viewsOf: async () => [],
    domains: async () => [],
    events: async () => events.map(({ event: { id, instance, shortName, version } }) => ({ id, instance, shortName, version })),
    load: async (id, version) => {
      const stored = find(id)?.stored;
      return stored?.version === version ? stored : undefined;
    },
    asset: async (id, _version, path) => {
      const asset = find(id)?.assets.find((one) => one.path === path);
      // The place represents the content: nothing changes while a folder is exported.
      return asset && { type: asset.type, hash: `${id} ${path}`, size: asset.bytes.length };
    },
    blob: async (hash) => {
      const [id = '', ...path] = hash.split(' ');
      return find(Number(id))?.assets.find((one) => one.path === path.join(' '))?.bytes;
    },
    onChange: () => () => {},
    overwriteDeleted: async () => true,
    close: async () => {},
  };
}
