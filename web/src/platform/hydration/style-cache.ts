import createCache from '@emotion/cache';

/** The prefix of all class names. With the default prefix, the design system's default cache would move the styles. */
const key = 'w';

/** A proxy of the document's head that does not move a style which is already in the document. */
const head = () => {
  const insertBefore = (style: Node, before: Node | null) =>
    style.isConnected ? style : document.head.insertBefore(style, before);
  return new Proxy(document.head, {
    get: (target, name): unknown => (name === 'insertBefore' ? insertBefore : Reflect.get(target, name)),
  });
};

/** The design system's style cache. It leaves prerendered styles in place, because each move forces a new layout. */
export const createStyleCache = () =>
  createCache({ key, ...(typeof document !== 'undefined' && { container: head() }) });
