import createCache from '@emotion/cache';

/** The beginning of the names of all classes; another than the default cache's, which would move the styles as it starts. */
const key = 'w';

/** The page's head, in which a style that stands there stays where it is. */
const head = () => {
  const insertBefore = (style: Node, before: Node | null) =>
    style.isConnected ? style : document.head.insertBefore(style, before);
  return new Proxy(document.head, {
    get: (target, name): unknown => (name === 'insertBefore' ? insertBefore : Reflect.get(target, name)),
  });
};

/**
 * Where the design system keeps its styles. Those that came with a drawn page are not moved: each move of a style lays out
 * the whole page anew.
 */
export const createStyleCache = () =>
  createCache({ key, ...(typeof document !== 'undefined' && { container: head() }) });
