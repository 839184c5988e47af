// The own words of tabs.
export const texts = { scope: 'structure.tabs', texts: { label: 'Choose a part' } } as const;
