import { UNSAFE_createBrowserHistory as createBrowserHistory, NavigationType } from 'react-router';
import { askToLeave, hasUnsaved } from './unsaved.ts';

type BrowserHistory = ReturnType<typeof createBrowserHistory>;

/**
 * The browser's history, which asks before a form is left that holds what is saved nowhere: by a link, or by back and
 * forward, which have happened when we hear of them and are taken back. Redirects are the program's own and pass.
 */
export function askingHistory(): BrowserHistory {
  const history = createBrowserHistory({ v5Compat: true });
  /** Steps of our own that the listener is not to hear of, or not to be asked about. */
  let takenBack = false;
  let agreed = false;
  return {
    get action() {
      return history.action;
    },
    get location() {
      return history.location;
    },
    createHref: (to) => history.createHref(to),
    createURL: (to) => history.createURL(to),
    encodeLocation: (to) => history.encodeLocation(to),
    replace: (to, state) => history.replace(to, state),
    go: (delta) => history.go(delta),
    push: (to, state) => {
      const leave = () => history.push(to, state);
      const { pathname, search } = history.createURL(to);
      const stays = pathname === history.location.pathname && search === history.location.search;
      if (hasUnsaved() && !stays) askToLeave(leave);
      else leave();
    },
    listen: (listener) =>
      history.listen((update) => {
        if (takenBack) {
          takenBack = false;
          return;
        }
        const { action, delta } = update;
        if (action === NavigationType.Pop && delta && hasUnsaved() && !agreed) {
          takenBack = true;
          history.go(-delta);
          askToLeave(() => {
            agreed = true;
            history.go(delta);
          });
          return;
        }
        agreed = false;
        listener(update);
      }),
  };
}
