import { TextDecoder, TextEncoder } from 'node:util';
import { TestEnvironment } from 'jest-environment-jsdom';

/** A browser's window, with what the router needs and jsdom lacks. A request needs the abort signal of its own kind. */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(...settings) {
    super(...settings);
    Object.assign(this.global, { AbortController, AbortSignal, Request, Response, TextDecoder, TextEncoder });
    // Shown dialogs: jsdom has the element but not its methods.
    Object.assign(this.global.HTMLDialogElement.prototype, { showModal() {}, close() {} });
  }
}
