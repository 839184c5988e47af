// The words of the admin panel; the texts `shell.admin-panel.<key>` of an event replace them.
export const texts = {
  scope: 'shell.admin-panel',
  texts: {
    title: 'Admin panel',
    superUser: 'See everything',
    superUserHint: 'Policies and time windows do not hold for you.',
    contentLock: 'Content lock',
    contentLockHint: 'What is published meanwhile does not change this page.',
    app: 'App view',
    terminal: 'Terminal view',
    development: 'Go to the development build',
    live: 'Go to the live build',
  },
} as const;
