import '@fontsource-variable/figtree/index.css';
import './base.css';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { CacheProvider } from '@emotion/react';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { unstable_HistoryRouter as HistoryRouter } from 'react-router';
import { currentSession } from './lib/session/session-store.ts';
import { askingHistory } from './lib/unsaved/asking-history.ts';
import { AppRoutes } from './routes.tsx';
import { createStyleCache } from './ui/theme/style-cache.ts';
import { system } from './ui/theme/system.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

if (currentSession().kind === 'resuming')
  void import('./lib/api/client.ts').then(({ resumeSession }) => resumeSession());

const open = () => {
  const portal = (
    <CacheProvider value={createStyleCache()}>
      <ChakraProvider value={system}>
        <HistoryRouter history={askingHistory()}>
          <AppRoutes />
        </HistoryRouter>
      </ChakraProvider>
    </CacheProvider>
  );
  // A page that came drawn is taken over as it stands, in small steps; any other is drawn here.
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, portal));
  else createRoot(root).render(portal);
};

// Starting this file is one step, drawing the next: in between a phone hears.
setTimeout(open);
