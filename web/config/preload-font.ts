import type { Plugin } from 'vite';

/** Preloads the one font file that every page needs; its hashed name is known only when the bundle is written. */
export function preloadFont(fileName: string): Plugin {
  let base = '/';
  return {
    name: 'waratah:preload-font',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((file) => file.includes(fileName));
        if (!font) return [];
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `${base}${font}`, crossorigin: '' };
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}
