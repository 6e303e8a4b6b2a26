import createCache from '@emotion/cache';

/** The prefix of all class names. The default prefix would make the design system's default cache move the styles. */
const key = 'w';

/** The document's head, which leaves a style that is already in the document where it is. */
const head = () => {
  const insertBefore = (style: Node, before: Node | null) =>
    style.isConnected ? style : document.head.insertBefore(style, before);
  return new Proxy(document.head, {
    get: (target, name): unknown => (name === 'insertBefore' ? insertBefore : Reflect.get(target, name)),
  });
};

/** The cache of the design system's styles. It does not move the prerendered ones: each move makes the page lay out again. */
export const createStyleCache = () =>
  createCache({ key, ...(typeof document !== 'undefined' && { container: head() }) });
