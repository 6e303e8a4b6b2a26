/** How long a screen may take to come before nobody expects its heading to be read out. */
const patienceMs = 10_000;

const isWaiting = (heading: Element) => heading.closest('[role=status], [hidden]') !== null;

const headingIn = (screen: HTMLElement) =>
  [...screen.querySelectorAll('h1')].find((heading) => !isWaiting(heading) && heading.checkVisibility());

/**
 * Puts the focus on the heading of a new screen, so that readers hear where they are; on the screen itself until the
 * heading is there. Whoever does something in between keeps the focus. Answers how to stop waiting.
 */
export function focusHeading(screen: HTMLElement): () => void {
  screen.focus({ preventScroll: true });
  const find = () => {
    const heading = headingIn(screen);
    const taken = document.activeElement !== screen && document.activeElement !== document.body;
    if (taken) return stop();
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    stop();
  };
  const observer = new MutationObserver(find);
  const timer = setTimeout(() => observer.disconnect(), patienceMs);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(screen, { childList: true, subtree: true, attributeFilter: ['hidden'] });
  find();
  return stop;
}
