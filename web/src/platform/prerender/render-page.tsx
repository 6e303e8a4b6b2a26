import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { CacheProvider } from '@emotion/react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { routeTree } from '../../routes/tree.tsx';
import { system } from '../../ui/theme/system.ts';
import { createStyleCache } from '../hydration/style-cache.ts';
import { HeadContext, type PageHead, portal } from '../page-title.ts';
import { type Settings, setSettings } from '../settings.ts';
import { placeholders } from './placeholders.ts';

export type RenderedPage = Readonly<{ markup: string; styles: string; head: PageHead }>;

const handler = createStaticHandler(routeTree);

/** Renders a page as a guest sees it at first. */
export async function renderPage(address: string, settings: Settings): Promise<RenderedPage> {
  setSettings(settings);
  const context = await handler.query(new Request(placeholders.publicUrl + address));
  if (context instanceof Response) throw new Error(`${address} redirects`);
  const styles = createStyleCache();
  let head: PageHead = portal;
  const page = (
    <HeadContext value={(set) => void (head = set)}>
      <CacheProvider value={styles}>
        <ChakraProvider value={system}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </ChakraProvider>
      </CacheProvider>
    </HeadContext>
  );
  const failures: unknown[] = [];
  const { prelude } = await prerender(page, {
    onError: (error) => void failures.push(error),
    // No part is sent later with a script that puts it into its place, so the page needs no script to be complete.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  if (failures.length > 0) throw new Error(`${address} could not be rendered`, { cause: failures[0] });
  return { ...separateStyles(await new Response(prelude).text(), styles.key), head };
}

// slow-pattern: the page is our own build's.
const style = /<style data-emotion="([^"]+)">([\s\S]*?)<\/style>/g;

/**
 * Moves the styles to the head. The design system writes each style before the first element that needs it; the client
 * recognises styles in the head by the names in `data-emotion`.
 */
function separateStyles(html: string, key: string): Pick<RenderedPage, 'markup' | 'styles'> {
  const styles = new Map<string, string>();
  const markup = html.replace(style, (_whole, name: string, rules: string) => {
    styles.set(name, rules);
    return '';
  });
  const ours = [...styles].filter(([name]) => name.startsWith(`${key} `));
  const global = [...styles].filter(([name]) => !name.startsWith(`${key} `));
  const names = [key, ...ours.map(([name]) => name.slice(`${key} `.length))].join(' ');
  const merged = [...global, [names, ours.map(([, rules]) => rules).join('')] as const];
  return {
    markup,
    styles: merged.map(([name, rules]) => `<style data-emotion="${name}" data-s>${rules}</style>`).join(''),
  };
}
