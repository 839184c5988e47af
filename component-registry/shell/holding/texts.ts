// The own words of the holding page; the texts `shell.holding.<key>` of an event replace them.
export const texts = {
  scope: 'shell.holding',
  texts: {
    opens: 'The congress opens on {when}.',
    ownTime: 'On your clock: {when}.',
    countdown: 'Until the opening',
    days: { one: 'day', other: 'days' },
    hours: { one: 'hour', other: 'hours' },
    minutes: { one: 'minute', other: 'minutes' },
    over: 'The congress is over',
    ended: 'It ended on {when}.',
    thanks: 'Thank you for being with us.',
    open: 'The congress is open.',
    home: 'Go to the home page',
    noDates: 'The dates will be announced here.',
    website: 'Website of the congress',
  },
} as const;
