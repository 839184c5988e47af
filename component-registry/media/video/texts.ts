// The own words of videos.
export const texts = {
  scope: 'media.video',
  texts: {
    play: 'Play: {title}',
    failed: 'This film cannot be played here.',
    open: 'Open it by itself',
    retry: 'Try again',
  },
} as const;
