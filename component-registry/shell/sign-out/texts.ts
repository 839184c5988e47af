// The words of signing out; the texts `shell.sign-out.<key>` of an event replace them.
export const texts = {
  scope: 'shell.sign-out',
  texts: {
    leaving: 'Signing you out …',
    left: 'You are signed out',
    leftHint: 'You are signed out on this device. Thank you for being with us.',
    home: 'Go to the home page',
  },
} as const;
