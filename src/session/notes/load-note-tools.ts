// The tools of notes and comments, loaded by the components that need them.
import { lazy } from 'react';

export const NoteTools = lazy(() => import('./note-tools.tsx').then((code) => ({ default: code.NoteToolsBody })));
