// App configuration, topic widgets: networking, television, support chat, QR scanner (A §2 The page shell).
import * as z from 'zod';
import { optional } from '../../fields.ts';
import { address, flag, group, line, list, media, service } from '../field-kinds.ts';
import { pageName } from '../envelope.ts';

const networking = z.looseObject({
  url: service(
    'Script address',
    'Address of the networking script, https; it runs in a frame of its own, after consent to its host. Empty loads nothing.',
    'https://networking.example.org/widget.js',
  ),
  showNetworkingOnHomepage: flag('On the home page', 'Shows the networking widget on the home page.'),
  NetworkingOnPages: list(pageName, 'Pages', 'Further pages with the networking widget.', ['MeetingHubPage']),
});

const tv = z.looseObject({
  active: flag('Active', 'Shows the television widget to visitors with access to it.'),
  image: media('Picture', 'Still picture of the widget.', 'asset:tv.svg'),
  video: media('Video', 'Film that plays in the widget.', 'https://video.example.org/tv.mp4'),
  url: address('Link', 'Where a click leads.', 'page:LivePage'),
});

const freshworks = z.looseObject({
  url: service(
    'Script address',
    'Address of the support widget, https, on profile and industry pages; it runs in a frame of its own, after consent to its host.',
    'https://support.example.org/widget.js',
  ),
  id: optional(z.union([z.string().max(2_000), z.number().int()]), '', {
    title: 'Widget id',
    description: 'Id of the support widget.',
    example: 12345,
  }),
});

const freshChat = z.looseObject({
  url: service('Script address', 'Address of the chat, https; empty takes the one of freshworks.', 'https://chat.example.org/chat.js'),
  freshChatToken: line('Token', 'Public token of the chat.', '00000000-0000-0000-0000-000000000000'),
  enableChat: flag('Active', 'Offers the chat on all pages.'),
});

const appStores = z.looseObject({
  ios: address('iOS', 'Page of the app in the iOS store.', 'https://apps.example.org/ios/kardia'),
  android: address('Android', 'Page of the app in the Android store.', 'https://apps.example.org/android/kardia'),
});

/** Keys of this topic. */
export const widgetKeys = {
  qrScanner: flag('QR scanner', 'Shows Scan QR in the header of the app container.'),
  networkingWidget: flag(
    'Networking',
    'Offers the networking widget to visitors with a ticket and access by the key networkingWidget, on the pages of NetworkingWidget.',
  ),
  networkingWidgetForApp: flag('Networking in the app', 'Offers it in the app container too.'),
  networkingWidgetV2: flag('Networking, second version', 'Asks the networking script for its second version.'),
  NetworkingWidget: group(networking, 'Networking pages', 'Script of the networking widget, and where it stands.', {
    url: 'https://networking.example.org/widget.js',
    showNetworkingOnHomepage: true,
  }),
  tvWidget: group(tv, 'Television', 'The television widget: a picture, a film and a link; needs access by the key tvWidget.', {
    active: true,
    url: 'page:LivePage',
  }),
  freshworks: group(freshworks, 'Support widget', 'Support form next to the page.', {
    url: 'https://support.example.org/widget.js',
    id: 12345,
  }),
  FreshChatAllPages: group(freshChat, 'Support chat', 'Chat with the support team.', {
    enableChat: true,
    freshChatToken: '00000000-0000-0000-0000-000000000000',
  }),
  appStores: group(appStores, 'App stores', 'Where the recommended app is found; without them the page can be added to the home screen.', {
    ios: 'https://apps.example.org/ios/kardia',
  }),
};
