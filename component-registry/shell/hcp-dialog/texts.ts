// The words of the dialog for healthcare professionals; the texts `shell.hcp-dialog.<key>` of an event replace them.
export const texts = {
  scope: 'shell.hcp-dialog',
  texts: {
    title: 'Are you a healthcare professional?',
    text: 'Some of the content here is meant for healthcare professionals only.',
    confirm: 'I have read this, and my answer is true.',
    accept: 'Yes, I am',
    decline: 'No, I am not',
    failed: 'Your answer could not be kept. Please try again.',
    close: 'Answer later',
  },
} as const;
