const isInteractive = (element: HTMLElement) => element.tabIndex >= 0;

/** Focuses an element that is not in the order of tabs, for as long as it has the focus. */
const focusForNow = (element: HTMLElement) => {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
};

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

/** Where the focus goes: what follows the removed part, else what comes before it, else what it was in. */
const placeOf = ({ nextSibling, previousSibling, target }: MutationRecord) =>
  [nextSibling, previousSibling, target]
    .filter((node) => node instanceof HTMLElement)
    .find((element) => element.isConnected && !isInteractive(element));

/**
 * Keeps the focus in its place when the focused element of a screen is replaced or removed, such as the button of a row
 * that it deletes. The browser would put it at the top of the page, where nobody who uses a keyboard or a screen reader
 * expects it. It never goes to a button, which a second press of the key would press. Returns a function that stops.
 */
export function keepFocus(screen: HTMLElement): () => void {
  let focused: EventTarget | null = null;
  const note = ({ target }: FocusEvent) => {
    focused = target;
  };
  const observer = new MutationObserver((records) => {
    const last = focused;
    if (!(last instanceof Node) || last.isConnected) return;
    focused = null;
    if (document.activeElement !== document.body) return;
    const removal = removalOf(last, records);
    const place = removal && placeOf(removal);
    if (place) focusForNow(place);
  });
  screen.addEventListener('focusin', note);
  observer.observe(screen, { childList: true, subtree: true });
  return () => {
    screen.removeEventListener('focusin', note);
    observer.disconnect();
  };
}
