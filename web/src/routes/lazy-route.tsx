import { type ComponentType, lazy } from 'react';
import { loadScreen } from '../lib/load-screen.ts';

type Screen = ComponentType;

/** A screen in a file of its own, loaded when somebody goes there. */
export const screen = (load: () => Promise<Screen>) => lazy(async () => ({ default: await loadScreen(load) }));

/** The same for a screen that asks the server: the data client comes beside it, not after it. */
export const dataScreen = (load: () => Promise<Screen>) =>
  lazy(async () => {
    const both = () => Promise.all([import('../lib/api/DataProvider.tsx'), load()]);
    const [{ DataProvider }, Loaded] = await loadScreen(both);
    return {
      default: () => (
        <DataProvider>
          <Loaded />
        </DataProvider>
      ),
    };
  });
