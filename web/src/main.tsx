import '@fontsource-variable/figtree/index.css';
import './base.css';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { CacheProvider } from '@emotion/react';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { keepFocus } from './lib/lost-focus.ts';
import { currentSession } from './lib/session/session-store.ts';
import { createStyleCache } from './platform/hydration/style-cache.ts';
import { routeTree } from './routes/tree.tsx';
import { system } from './ui/theme/system.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

if (currentSession().kind === 'resuming')
  void import('./lib/api/client.ts').then(({ resumeSession }) => resumeSession());

keepFocus(document.body);

const start = () => {
  const portal = (
    <CacheProvider value={createStyleCache()}>
      <ChakraProvider value={system}>
        <RouterProvider router={createBrowserRouter(routeTree)} />
      </ChakraProvider>
    </CacheProvider>
  );
  // A prerendered page is hydrated in small steps; any other page is rendered here.
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, portal));
  else createRoot(root).render(portal);
};

// In a separate task, so that the browser can handle input after it has run this file.
setTimeout(start);
