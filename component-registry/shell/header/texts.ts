// The own words of the header: names of its parts, and the default menu (A §2).
export const texts = {
  scope: 'shell.header',
  texts: {
    home: 'Home',
    live: 'Live Stream',
    schedule: 'Schedule',
    search: 'Programme Search',
    industry: 'Industry',
    symposia: 'Satellite Symposia',
    products: 'Product Hub',
    meetings: 'Meeting Hub',
    mainMenu: 'Main menu',
    more: 'More',
    service: 'Service',
    openMenu: 'Menu',
    closeMenu: 'Close menu',
    language: 'Language: {language}',
    newWindow: 'opens in a new window',
    schemeAuto: 'Colours as on your device. Switch to light.',
    schemeLight: 'Light colours. Switch to dark.',
    schemeDark: 'Dark colours. Switch to those of your device.',
  },
} as const;
