// Words of the countdown.

export const texts = {
  scope: 'programme.countdown',
  texts: {
    label: 'Until {name}',
    days: { one: 'day', other: 'days' },
    hours: { one: 'hour', other: 'hours' },
    minutes: { one: 'minute', other: 'minutes' },
    seconds: { one: 'second', other: 'seconds' },
  },
} as const;
