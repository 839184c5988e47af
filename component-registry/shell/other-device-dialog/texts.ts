// The words of the question after another device signed in; the texts `shell.other-device-dialog.<key>` of an event replace them.
export const texts = {
  scope: 'shell.other-device-dialog',
  texts: {
    title: 'You signed in on another device',
    text: 'This account can be used on a limited number of devices at once. Stay signed in here, or sign out on this device?',
    stay: 'Stay signed in here',
    leave: 'Sign out here',
    close: 'Stay signed in here',
  },
} as const;
