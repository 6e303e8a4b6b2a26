import { Blob, File } from 'node:buffer';
import { TextDecoder, TextEncoder } from 'node:util';
import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * A browser's window, with what jsdom lacks: what the router needs, and files whose bytes can be read. A request needs the
 * abort signal of its own kind.
 */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(...settings) {
    super(...settings);
    Object.assign(this.global, {
      AbortController,
      AbortSignal,
      Blob,
      File,
      Request,
      Response,
      TextDecoder,
      TextEncoder,
    });
    // Shown dialogs: jsdom has the element but not its methods.
    Object.assign(this.global.HTMLDialogElement.prototype, { showModal() {}, close() {} });
  }
}
