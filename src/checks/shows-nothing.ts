// Checks parts of the frame that are switched on and then show nothing, or keep room for nothing: what they would show is missing.
import { keySource, type RawDocument } from '../model/documents-of-rows.ts';
import { type Finding, finding } from '../model/finding.ts';
import { isObject } from '../model/is-object.ts';
import { below, type Source } from '../model/source.ts';
import type { EventContext } from './event-context.ts';

type Part = Readonly<Record<string, unknown>>;

const part = (value: unknown): Part => (isObject(value) ? value : {});
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';
const isHttps = (value: unknown): boolean => typeof value === 'string' && value.startsWith('https:');
const says = (at: Source, message: string): Finding => finding('shows-nothing', 'warning', at, message);

/** Findings of an event. */
export function shownFindings({ model, pages }: EventContext): Finding[] {
  const { raw } = model;
  const app = raw.get('app');
  const header = raw.get('header');
  return [
    ...(app ? [...networking(app), ...chat(app), ...television(app), ...information(app), ...banners(app, pages)] : []),
    ...(header ? appBar(header) : []),
    ...[...raw.values()].filter(({ kind }) => kind === 'advertisement').flatMap(advertisement),
    ...pages.flatMap((page) => [...page.nodes.values()]).flatMap(socialBox),
  ];
}

function networking(app: RawDocument): Finding[] {
  if (app.value['networkingWidget'] !== true) return [];
  const { url, showNetworkingOnHomepage, NetworkingOnPages } = part(app.value['NetworkingWidget']);
  const at = keySource(app, 'networkingWidget');
  if (!isHttps(url)) return [says(at, 'NetworkingWidget.url names no script over https: the networking widget is offered to nobody')];
  if (showNetworkingOnHomepage === true || list(NetworkingOnPages).length > 0) return [];
  return [
    says(at, 'NetworkingWidget names no page (showNetworkingOnHomepage, NetworkingOnPages): the networking widget is offered nowhere'),
  ];
}

function chat(app: RawDocument): Finding[] {
  const all = part(app.value['FreshChatAllPages']);
  const support = part(app.value['freshworks']);
  if (all['enableChat'] === true && !isHttps(isEmpty(all['url']) ? support['url'] : all['url']))
    return [says(keySource(app, 'FreshChatAllPages'), 'neither it nor freshworks names a script over https: no chat is offered')];
  if (isEmpty(support['id']) || isHttps(support['url'])) return [];
  return [says(keySource(app, 'freshworks'), 'url names no script over https: the support widget is offered nowhere')];
}

function television(app: RawDocument): Finding[] {
  const { active, image, video, url } = part(app.value['tvWidget']);
  if (active !== true || ![image, video, url].every(isEmpty)) return [];
  return [says(keySource(app, 'tvWidget'), 'it has neither picture nor film nor link: no television is offered')];
}

function information(app: RawDocument): Finding[] {
  const { version, html } = part(app.value['userInformation']);
  if (isEmpty(version) === isEmpty(html)) return [];
  const missing = isEmpty(html) ? 'html is empty' : 'version is empty';
  return [says(keySource(app, 'userInformation'), `${missing}: the message is shown to nobody`)];
}

/** `true` keeps room for what stands in a placement; without one it stays empty. */
function banners(app: RawDocument, pages: EventContext['pages']): Finding[] {
  const placed = pages
    .flatMap((page) => [...page.nodes.values()])
    .filter(
      ({ name, props, slots }) => name === 'engagement/ad-banner' && (!isEmpty(part(props)['image']) || list(slots['default']).length > 0),
    );
  return (['mobileBannerTop', 'mobileBannerBottom'] as const).flatMap((key) => {
    if (app.value[key] !== true || placed.length > 0) return [];
    return [says(keySource(app, key), 'true keeps room for what stands in a placement of engagement/ad-banner, and nothing stands in one')];
  });
}

function appBar(header: RawDocument): Finding[] {
  const { bottomItems } = part(header.value['appNavigationItems']);
  if (header.value['appNavigationActive'] !== true) return [];
  if (list(bottomItems).some((item) => part(item)['showMenuItem'] !== false)) return [];
  return [says(keySource(header, 'appNavigationActive'), 'appNavigationItems.bottomItems has no entry that is shown: the app has no bar')];
}

/** What a popup consists of. */
const seen = ['headlineTop', 'headlineBottom', 'text', 'pictureFilePath', 'videoFilePath'];

const advertisement = (ad: RawDocument): Finding[] =>
  seen.every((key) => isEmpty(ad.value[key]))
    ? [says(keySource(ad, 'id'), `it has none of ${seen.join(', ')}: an empty popup is shown`)]
    : [];

/** A social box that embeds nothing, or what its list of hosts keeps out. */
function socialBox({ name, props, source }: { name: string; props: unknown; source: Source }): Finding[] {
  if (name !== 'engagement/social-box') return [];
  const box = part(props);
  const written = (['timeline', 'post'] as const).filter((key) => !isEmpty(box[key]));
  if (written.length === 0) return [says(source, 'it has neither timeline nor post: nothing is shown')];
  return written.flatMap((key) => {
    const host = URL.parse(String(box[key]))?.hostname;
    const isListed = list(box['hosts']).some((one) => host === one || host?.endsWith(`.${String(one)}`));
    if (host === undefined || isListed) return [];
    // Visitors see a sentence and a link.
    return [finding('shows-nothing', 'info', below(source, `props/${key}`), `hosts does not name ${host}: its content is never loaded`)];
  });
}
