// The own words of galleries.
export const texts = {
  scope: 'media.image-gallery',
  texts: {
    close: 'Close',
    previous: 'Previous picture',
    next: 'Next picture',
    position: 'Picture {number} of {count}',
  },
} as const;
