// App configuration, topic widgets: networking, television, support chat, QR scanner (A §2 The page shell).
import * as z from 'zod';
import { link, mediaUrl, optional } from '../../fields.ts';
import { pageName, serviceUrl } from '../envelope.ts';
import { flag } from './flag.ts';

const networking = z.looseObject({
  showNetworkingOnHomepage: flag('On the home page', 'Shows the networking widget on the home page.'),
  NetworkingOnPages: optional(z.array(pageName), [], {
    title: 'Pages',
    description: 'Further pages with the networking widget.',
    example: ['MeetingHubPage'],
  }),
});

const tv = z.looseObject({
  active: flag('Active', 'Shows the television widget to visitors with access to it.'),
  image: optional(mediaUrl, '', { title: 'Picture', description: 'Still picture of the widget.', example: 'asset:tv.svg' }),
  video: optional(mediaUrl, '', {
    title: 'Video',
    description: 'Film that plays in the widget.',
    example: 'https://video.example.org/tv.mp4',
  }),
  url: optional(link, '', { title: 'Link', description: 'Where a click leads.', example: 'page:LivePage' }),
});

const freshworks = z.looseObject({
  url: optional(serviceUrl, '', {
    title: 'Script address',
    description: 'Address of the support widget.',
    example: 'https://support.example.org/widget.js',
  }),
  id: optional(z.union([z.string().max(2_000), z.number().int()]), '', {
    title: 'Widget id',
    description: 'Id of the support widget.',
    example: 12345,
  }),
});

const freshChat = z.looseObject({
  freshChatToken: optional(z.string().max(2_000), '', {
    title: 'Token',
    description: 'Public token of the chat.',
    example: '00000000-0000-0000-0000-000000000000',
  }),
  enableChat: flag('Active', 'Shows the chat on all pages.'),
});

const appStores = z.looseObject({
  ios: optional(link, '', {
    title: 'iOS',
    description: 'Page of the app in the iOS store.',
    example: 'https://apps.example.org/ios/kardia',
  }),
  android: optional(link, '', {
    title: 'Android',
    description: 'Page of the app in the Android store.',
    example: 'https://apps.example.org/android/kardia',
  }),
});

/** Keys of this topic. */
export const widgetKeys = {
  qrScanner: flag('QR scanner', 'Shows Scan QR in the header of the app container.'),
  networkingWidget: flag('Networking', 'Loads the networking widget for visitors with a ticket.'),
  networkingWidgetForApp: flag('Networking in the app', 'Loads it in the app container too.'),
  networkingWidgetV2: flag('Networking, second version', 'Loads the second version of the widget.'),
  NetworkingWidget: optional(
    networking,
    {},
    { title: 'Networking pages', description: 'Where the networking widget stands.', example: { showNetworkingOnHomepage: true } },
  ),
  tvWidget: optional(
    tv,
    {},
    {
      title: 'Television',
      description: 'The television widget; needs access by the key tvWidget.',
      example: { active: true, url: 'page:LivePage' },
    },
  ),
  freshworks: optional(
    freshworks,
    {},
    {
      title: 'Support widget',
      description: 'Support form next to the page.',
      example: { url: 'https://support.example.org/widget.js', id: 12345 },
    },
  ),
  FreshChatAllPages: optional(
    freshChat,
    {},
    {
      title: 'Support chat',
      description: 'Chat with the support team.',
      example: { enableChat: true, freshChatToken: '00000000-0000-0000-0000-000000000000' },
    },
  ),
  appStores: optional(
    appStores,
    {},
    {
      title: 'App stores',
      description: 'Where the recommended app is found; without them the page can be added to the home screen.',
      example: { ios: 'https://apps.example.org/ios/kardia' },
    },
  ),
};
