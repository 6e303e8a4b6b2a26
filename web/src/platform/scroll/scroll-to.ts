/** How long to wait until a page is long enough. */
const longestWaitMs = 5_000;

const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a position that a page may not have yet: scrolls again whenever the page grows, until the position is
 * reached or the user acts. Returns a function that stops this; `onDone` runs once when it ends.
 */
export function scrollOnceTallEnough(top: number, onDone: () => void): () => void {
  const isThere = () => Math.abs(window.scrollY - top) < 2;
  const attempt = () => {
    window.scrollTo(0, top);
    if (isThere()) stop();
  };
  const observer = new ResizeObserver(attempt);
  const timer = setTimeout(() => stop(), longestWaitMs);
  let done = false;
  const stop = () => {
    if (done) return;
    done = true;
    clearTimeout(timer);
    observer.disconnect();
    for (const input of inputs) window.removeEventListener(input, stop);
    onDone();
  };
  for (const input of inputs) window.addEventListener(input, stop, { passive: true });
  observer.observe(document.body);
  attempt();
  return stop;
}
