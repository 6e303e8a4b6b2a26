import '@fontsource-variable/figtree/index.css';
import '../base.css';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { system } from '../ui/theme/system.ts';
import { StatesPage } from './StatesPage.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element');

createRoot(root).render(
  <ChakraProvider value={system}>
    <MemoryRouter>
      <StatesPage />
    </MemoryRouter>
  </ChakraProvider>,
);
