// The own words of banners.
export const texts = { scope: 'shell.banner', texts: { label: 'Announcement', close: 'Close announcement' } } as const;
