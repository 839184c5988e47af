// Mail: one transport. In development letters stay in a mailbox of this process, by configuration they go out by SMTP.

/**
 * A letter to one person. `text`: plain; an address in it has a line of its own. `html`: the same in the look of the event, missing where
 * there is none. `replyTo`: whom an answer reaches, one address; missing for nobody.
 */
export type Letter = { to: string; subject: string; text: string; html?: string; replyTo?: string; language: string };

export type Post = {
  /** Sends a letter; resolves when it is on its way. A failure is logged without address and text, and never shown to the visitor. */
  send: (letter: Letter) => Promise<void>;
  close: () => Promise<void>;
  /** No mail is set up: every letter is dropped, and who waits for one is told so. */
  isOff?: true;
};
