import createCache from '@emotion/cache';

/** The beginning of the names of all classes; another than the default cache's, which would move the styles as it starts. */
const key = 'w';

const head = {
  insertBefore: (style: Node, before: Node | null) =>
    style.isConnected ? style : document.head.insertBefore(style, before),
};

/**
 * Where the design system keeps its styles. Those that came with a drawn page stay where they stand: each move of a style
 * lays out the whole page anew.
 */
export const createStyleCache = () => createCache({ key, container: head as unknown as Node });
