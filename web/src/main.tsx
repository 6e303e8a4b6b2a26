import '@fontsource-variable/figtree/index.css';
import './base.css';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { createRoot } from 'react-dom/client';
import { unstable_HistoryRouter as HistoryRouter } from 'react-router';
import { currentSession } from './lib/session/session-store.ts';
import { loadSettings } from './lib/settings.ts';
import { askingHistory } from './lib/unsaved/asking-history.ts';
import { AppRoutes } from './routes.tsx';
import { system } from './ui/theme/system.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

void loadSettings();
if (currentSession().kind === 'resuming')
  void import('./lib/api/client.ts').then(({ resumeSession }) => resumeSession());

createRoot(root).render(
  <ChakraProvider value={system}>
    <HistoryRouter history={askingHistory()}>
      <AppRoutes />
    </HistoryRouter>
  </ChakraProvider>,
);
