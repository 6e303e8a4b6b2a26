import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { CacheProvider } from '@emotion/react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { headSaid, type PageHead } from '../src/lib/page-title.ts';
import { drawWith, type Settings } from '../src/lib/settings.ts';
import { AppRoutes } from '../src/routes.tsx';
import { createStyleCache } from '../src/ui/theme/style-cache.ts';
import { system } from '../src/ui/theme/system.ts';

export type Drawn = Readonly<{ markup: string; styles: string; head: PageHead }>;

/** Draws a page as a guest sees it first; write-pages.ts calls it at build time. */
export async function draw(address: string, settings: Settings): Promise<Drawn> {
  drawWith(settings);
  const styles = createStyleCache();
  const page = (
    <CacheProvider value={styles}>
      <ChakraProvider value={system}>
        <StaticRouter location={address}>
          <AppRoutes />
        </StaticRouter>
      </ChakraProvider>
    </CacheProvider>
  );
  const failures: unknown[] = [];
  const { prelude } = await prerender(page, {
    onError: (error) => void failures.push(error),
    // Every part in its place: none comes later by a script of its own.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  if (failures.length > 0) throw new Error(`${address} could not be drawn`, { cause: failures[0] });
  return { ...apart(await new Response(prelude).text(), styles.key), head: headSaid() };
}

const style = /<style data-emotion="([^"]+)">([\s\S]*?)<\/style>/g;

/**
 * The design system writes each style before the element that first needs it; a page wants them in its head, once each.
 * The client knows by their names what is there already.
 */
function apart(html: string, key: string): Pick<Drawn, 'markup' | 'styles'> {
  const styles = new Map<string, string>();
  const markup = html.replace(style, (_whole, name: string, rules: string) => {
    styles.set(name, rules);
    return '';
  });
  const ours = [...styles].filter(([name]) => name.startsWith(`${key} `));
  const everywhere = [...styles].filter(([name]) => !name.startsWith(`${key} `));
  const names = [key, ...ours.map(([name]) => name.slice(`${key} `.length))].join(' ');
  const written = [...everywhere, [names, ours.map(([, rules]) => rules).join('')] as const];
  return {
    markup,
    styles: written.map(([name, rules]) => `<style data-emotion="${name}" data-s>${rules}</style>`).join(''),
  };
}
