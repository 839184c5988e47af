// The own words of the footer.
export const texts = {
  scope: 'shell.footer',
  texts: {
    links: 'Links',
    legal: 'Legal notice',
    privacy: 'Privacy',
    newWindow: 'opens in a new window',
    close: 'Close',
    copyright: '© {year} {name}',
  },
} as const;
