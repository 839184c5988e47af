// The own words of content of other sites.
export const texts = {
  scope: 'media.iframe',
  texts: {
    ask: 'This comes from {host}. When you load it, {host} learns your IP address and may set cookies.',
    load: 'Load content of {host}',
    open: 'Open at {host}',
    refused: 'This content is not shown here, because {host} is not among the allowed hosts.',
    forget: 'Hide content of {host}',
  },
} as const;
