import { lazy } from 'react';
import { type LoadScreen, loadScreen } from './load-screen.ts';

/** A lazy screen that queries the server: the data client is loaded in parallel. */
export const lazyDataScreen = (load: LoadScreen) =>
  lazy(async () => {
    const both = () => Promise.all([import('../lib/api/DataProvider.tsx'), load()]);
    const [{ DataProvider }, Screen] = await loadScreen(both);
    return {
      default: () => (
        <DataProvider>
          <Screen />
        </DataProvider>
      ),
    };
  });
