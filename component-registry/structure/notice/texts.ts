// The own words of notices: the tone, for those who do not see it.
export const texts = { scope: 'structure.notice', texts: { info: 'Note', success: 'Good news', warning: 'Please mind' } } as const;
