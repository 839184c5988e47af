// Signing out has no props; its words are texts.
import * as z from 'zod';
import type { ComponentWords } from '#fields';

export const about: ComponentWords = {
  title: 'Sign out',
  description: 'Signs the visitor out when its page is opened, and says so; for the page LogoutPage.',
  spec: 'A §4 Logout',
};

export const props = z.object({});
export type Props = z.output<typeof props>;
