import '@fontsource-variable/figtree/index.css';
import '../base.css';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { resumeSession } from '../lib/api/client.ts';
import { DataProvider } from '../lib/api/DataProvider.tsx';
import { keepFocus } from '../lib/lost-focus.ts';
import { currentSession } from '../lib/session/session-store.ts';
import { system } from '../ui/theme/system.ts';
import { ConsoleRoutes } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

if (currentSession().kind === 'resuming') void resumeSession();

keepFocus(document.body);

createRoot(root).render(
  <ChakraProvider value={system}>
    <BrowserRouter basename="/ops">
      <DataProvider>
        <ConsoleRoutes />
      </DataProvider>
    </BrowserRouter>
  </ChakraProvider>,
);
