// A process of its own for the bench of feeds: the backend with the sample events, which reads a hostile feed each second where it is told their port.
import { createFeeds } from '../../server/feeds/feeds.ts';
import { fetchText, type Network } from '../../server/feeds/fetch-text.ts';
import { BEGUN, serveBeside } from '../backend/beside.ts';
import { feedKinds } from './hostile-host.ts';

const clock = { now: () => BEGUN };
/** Port of the hostile host; empty for no feed at all. */
const port = process.argv[2] ?? '';
/** As the names of feeds lead to public hosts, here they lead to this machine. */
const network: Network = {
  lookup: (_, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
  mayAsk: (address) => address === '127.0.0.1',
  ports: [port],
};

if (port !== '') {
  const feeds = createFeeds({ clock, fetch: (address) => fetchText(address, network), report: () => undefined });
  let number = 0;
  // A feed that failed is tried again after a minute: so many are those of sixty events.
  setInterval(() => {
    const kind = feedKinds[number % feedKinds.length]!;
    void feeds.read(`http://feeds.example.org:${port}/${kind}/${number++}`);
  }, 1000);
}

await serveBeside({ clock, path: '/bare' });
