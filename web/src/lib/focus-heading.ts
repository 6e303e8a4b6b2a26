/** How long to wait for the heading of a new screen. */
const longestWaitMs = 10_000;

const isWaiting = (heading: Element) => heading.closest('[role=status], [hidden]') !== null;

const headingIn = (screen: HTMLElement) =>
  [...screen.querySelectorAll('h1')].find((heading) => !isWaiting(heading) && heading.checkVisibility());

/**
 * Focuses the heading of a new screen, so that screen readers announce it; until the heading exists, the screen itself
 * is focused. If the user moves the focus in the meantime, it stays there. Returns a function that stops waiting.
 */
export function focusHeading(screen: HTMLElement): () => void {
  screen.focus({ preventScroll: true });
  const find = () => {
    const heading = headingIn(screen);
    const focusMoved = document.activeElement !== screen && document.activeElement !== document.body;
    if (focusMoved) return stop();
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    stop();
  };
  const observer = new MutationObserver(find);
  const timer = setTimeout(() => observer.disconnect(), longestWaitMs);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(screen, { childList: true, subtree: true, attributeFilter: ['hidden'] });
  find();
  return stop;
}
