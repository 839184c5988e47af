// What the server and the thread that renders pages tell each other.
import type { PageRendering, RenderRequest } from '../../src/app/ssr/render-request.ts';

/** To the thread; `id` is the rendering's, `question` counts what it asks. */
export type ToRenderer =
  | { kind: 'render'; id: number; asked: RenderRequest }
  | { kind: 'answer'; id: number; question: number; status: number; body: string };

/** From the thread. `error` is a message with its stack: errors lose their class on the way. */
export type FromRenderer =
  | { kind: 'ready' }
  | { kind: 'ask'; id: number; question: number; address: string; sent: string | undefined }
  | { kind: 'failed'; id: number; error: string }
  | { kind: 'rendered'; id: number; page: PageRendering | undefined }
  | { kind: 'broken'; id: number; error: string };
