// Starts the attendee's app.
import '../ui/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { restoreScheme } from '../session/use-scheme.ts';
import { createRouter } from './router.tsx';
import { createServices } from './services.ts';

// Before the first paint, or a dark page would flash light.
restoreScheme();
const services = createServices();
const router = createRouter(services);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={services.queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
