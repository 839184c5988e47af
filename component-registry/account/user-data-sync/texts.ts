// The words of comparing user data; the texts `account.user-data-sync.<key>` of an event replace them.
export const texts = {
  scope: 'account.user-data-sync',
  texts: {
    title: 'Your data',
    lead: 'What your provider knows of you differs from your account here. Which shall count?',
    caption: 'Fields that differ',
    field: 'Field',
    own: 'In your account',
    external: 'At the provider',
    nothing: '(empty)',
    take: 'Take over the provider’s',
    keep: 'Keep mine',
    same: 'Your data are up to date.',
  },
} as const;
