const isInteractive = (element: HTMLElement) => element.tabIndex >= 0 || element.matches('button');

/** The removal that took a node off the page; the part that it was in may have been removed after it. */
const removalOf = (node: Node, records: readonly MutationRecord[]) => {
  let gone = node;
  let last: MutationRecord | undefined;
  for (const record of records) {
    if (![...record.removedNodes].some((removed) => removed.contains(gone))) continue;
    last = record;
    gone = record.target;
  }
  return last;
};

const withAncestors = (node: Node): readonly Node[] =>
  node.parentNode ? [node, ...withAncestors(node.parentNode)] : [node];

/** A heading of a part, the first or the last (-1), and the part: a screen reader says a heading, but no part without a name. */
const placesIn = (part: Node | null, nearest: 0 | -1): readonly HTMLElement[] => {
  if (!(part instanceof HTMLElement)) return [];
  const heading = [...part.querySelectorAll<HTMLElement>('h1, h2, h3')].at(nearest);
  return heading ? [heading, part] : [part];
};

/** What is now where a part was: what was put in its place, and what follows. */
const inPlace = ({ nextSibling, previousSibling, target }: MutationRecord): readonly Node[] => {
  const parts: readonly Node[] = [...target.childNodes];
  if (!previousSibling) return parts;
  if (previousSibling.parentNode === target) return parts.slice(parts.indexOf(previousSibling) + 1);
  return nextSibling?.parentNode === target ? parts.slice(parts.indexOf(nextSibling)) : parts;
};

/** The part that a removed one has become elsewhere on the page: it has the same id. */
const movedFrom = (gone: Node) =>
  withAncestors(gone).flatMap((part) =>
    part instanceof HTMLElement && part.id ? placesIn(document.getElementById(part.id), 0) : [],
  );

/** Where the focus may go: the part itself if it moved, what is in its place, what comes before it, and what it was in. */
const placesFor = (gone: Node, removal: MutationRecord) =>
  [
    ...movedFrom(gone),
    ...inPlace(removal).flatMap((part) => placesIn(part, 0)),
    ...placesIn(removal.previousSibling, -1),
    ...withAncestors(removal.target).flatMap((part) => placesIn(part, 0)),
  ].filter(
    (place) =>
      place.isConnected &&
      !isInteractive(place) &&
      !place.closest('[aria-hidden=true]') &&
      place.textContent.trim() !== '',
  );

/**
 * Focuses an element, which for as long as it has the focus is not in the order of tabs and, like every heading that is
 * focused by code, has no outline. Answers whether it took the focus.
 */
const focusForNow = (element: HTMLElement) => {
  const hadOrder = element.hasAttribute('tabindex');
  const release = () => {
    element.style.removeProperty('outline');
    if (!hadOrder) element.removeAttribute('tabindex');
  };
  if (!hadOrder) element.tabIndex = -1;
  element.style.outline = 'none';
  element.focus({ preventScroll: true });
  const takesFocus = document.activeElement === element;
  if (takesFocus) element.addEventListener('blur', release, { once: true });
  else release();
  return takesFocus;
};

/** Who uses the keyboard is shown where they are, if the page became so short that it is elsewhere. */
const scrollToFocus = (element: Element) => {
  const { bottom, top } = element.getBoundingClientRect();
  if ((bottom < 0 || top > innerHeight) && element.matches(':focus-visible'))
    element.scrollIntoView({ block: 'center' });
};

/**
 * Keeps the focus in its place when the focused element of a page is replaced or removed, such as the button of a row
 * that it deletes. The browser would put it at the top of the page, where nobody who uses a keyboard or a screen reader
 * expects it. It never goes to a button, which a second press of the key would press. Returns a function that stops.
 */
export function keepFocus(page: HTMLElement): () => void {
  let focused: Node | undefined;
  const note = ({ target }: FocusEvent) => {
    focused = target instanceof Node ? target : undefined;
  };
  /** A reader who leaves the focused element, for instance by clicking beside it, does not look for the focus. */
  const forget = () =>
    queueMicrotask(() => {
      if (focused?.isConnected && document.activeElement === document.body) focused = undefined;
    });
  const observer = new MutationObserver((records) => {
    if (!focused || focused.isConnected) return;
    const gone = focused;
    const removal = removalOf(gone, records);
    focused = undefined;
    if (!removal || document.activeElement !== document.body) return;
    if (placesFor(gone, removal).some(focusForNow) && document.activeElement) scrollToFocus(document.activeElement);
  });
  page.addEventListener('focusin', note);
  page.addEventListener('focusout', forget);
  observer.observe(page, { childList: true, subtree: true });
  return () => {
    page.removeEventListener('focusin', note);
    page.removeEventListener('focusout', forget);
    observer.disconnect();
  };
}
