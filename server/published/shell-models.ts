// Header and footer of an event as data, for clients that draw their own (A §3 Header model, Footer model).
import type { footerModel as footerEndpoint, getVmxHeader } from '../../src/contract/core.ts';
import type { ReplyOf } from '../../src/contract/endpoint.ts';
import { app } from '../../src/model/documents/app.ts';
import { isProgrammeOverview } from '../../src/model/documents/app/page-lists.ts';
import { footerModel } from '../../src/model/documents/footer-model.ts';
import { header } from '../../src/model/documents/header.ts';
import { headerModel } from '../../src/model/documents/header-model.ts';
import type { MenuItem } from '../../src/model/documents/menu.ts';
import { theme } from '../../src/model/documents/theme.ts';
import { pagePath } from '../../src/pages/match.ts';
import type { PublishedEvent } from './event.ts';
import { richText } from './rich-text.ts';

/** The header model: the organiser's own values, else those of theme, header document and event. */
export function headerModelOf(event: PublishedEvent, language: string, isSignedIn: boolean): ReplyOf<typeof getVmxHeader> {
  const own = event.documents.read('header-model', headerModel);
  return {
    EventLogo: event.address(own.EventLogo || event.documents.read('theme', theme).logo),
    EventLanguages: own.EventLanguages.length ? own.EventLanguages : event.about.languages,
    menuItems: menuOf(event, language),
    theme: own.theme || event.documents.read('app', app).defaults.header,
    Authenticated: isSignedIn,
    EventId: event.id,
    EventName: event.text(own.EventName, language) || event.text(event.about.name, language) || event.shortName,
  };
}

type AnsweredItem = ReplyOf<typeof getVmxHeader>['menuItems'][number];

/** The menu: that of the header document or of the header model, as newVMXHeader says; the default menu (A §2) where neither has one. */
function menuOf(event: PublishedEvent, language: string): AnsweredItem[] {
  const sources = [event.documents.read('header', header).menu.menuItems, event.documents.read('header-model', headerModel).menuItems];
  const { newVMXHeader, industryOnly } = event.documents.read('app', app);
  if (!newVMXHeader) sources.reverse();
  const items = sources.find(({ length }) => length > 0);
  if (items) return itemsOf(event, items, language);
  const pages = defaultMenu.filter(([, page]) => !(industryOnly && isProgrammeOverview(page)));
  return pages.map(([name, page]) => defaultItem(event, name, page, language));
}

const itemsOf = (event: PublishedEvent, items: readonly MenuItem[], language: string): AnsweredItem[] =>
  items
    .filter((item) => item.showMenuItem)
    .map((item) => ({
      name: event.text(item.name, language),
      url: linkAddress(event, item.url, language),
      target: item.target,
      dataType: item.dataType,
      qnaInstance: item.qnaInstance,
      icon: item.icon,
      iconImagePath: event.address(item.iconImagePath),
      display: item.display,
      onlyInMobile: item.onlyInMobile,
      onlyInVMX: item.onlyInVMX,
      isDownload: item.isDownload,
      subMenu: itemsOf(event, item.subMenu, language),
    }));

/** The default menu of A §2 in its English words. */
const defaultMenu = [
  ['Home', 'HomePage'],
  ['Live Stream', 'LivePage'],
  ['Schedule', 'ProgramPage'],
  ['Programme Search', 'PagSearchPage'],
  ['Industry', 'IndustryLandingPage'],
  ['Satellite Symposia', 'SymposiaPage'],
  ['Product Hub', 'ProductsPage'],
  ['Meeting Hub', 'MeetingHubPage'],
] as const;

const defaultItem = (event: PublishedEvent, name: string, page: string, language: string): AnsweredItem => ({
  name,
  url: linkAddress(event, `page:${page}`, language),
  target: '_self',
  dataType: 'link',
  qnaInstance: '',
  icon: '',
  iconImagePath: '',
  display: {},
  onlyInMobile: false,
  onlyInVMX: false,
  isDownload: false,
  subMenu: [],
});

/** The footer model with its texts in one language; `Text` is safe HTML. */
export function footerModelOf(event: PublishedEvent, language: string): ReplyOf<typeof footerEndpoint> {
  const own = event.documents.read('footer-model', footerModel);
  const words = (text: unknown): string => event.text(text, language);
  return {
    Template: own.Template,
    Logo: event.address(own.Logo),
    LogoUrl: linkAddress(event, own.LogoUrl, language),
    Text: richText(words(own.Text)),
    TextCopyright: words(own.TextCopyright),
    TextColor: own.TextColor,
    Background: own.Background,
    LinkColor: own.LinkColor,
    Links: own.Links.map((group) => ({
      Name: words(group.Name),
      Description: words(group.Description),
      Links: group.Links.map((link) => ({
        Name: words(link.Name),
        Url: linkAddress(event, link.Url, language),
        Icon: link.Icon,
        Open: link.Open,
      })),
    })),
    Icons: own.Icons.map((icon) => ({ Name: words(icon.Name), Url: linkAddress(event, icon.Url, language), Icon: icon.Icon })),
  };
}

/** The address of a written link: `page:<PageName>` and page objects become paths of this event, the rest as it is. */
function linkAddress(event: PublishedEvent, link: MenuItem['url'], language: string): string {
  const where = { instance: event.instance, event: event.shortName, language };
  if (typeof link === 'string') return link.startsWith('page:') ? pagePath(link.slice('page:'.length), where) : event.address(link);
  const query = new URLSearchParams(link.query).toString();
  return `${pagePath(link.page, where, link.params)}${query && `?${query}`}${link.hash && `#${link.hash}`}`;
}
