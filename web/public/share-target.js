// The service worker that takes an ad which another app shares to the portal (manifest.webmanifest) and hands it to the
// page that checks ads (src/features/check/shared-ad.ts). It holds the ad in memory, for a minute at most: nothing is
// sent to the server, and nothing is stored.
const longestMs = 60_000;

/** @type {{ words: string[], files: File[] } | undefined} */
let shared;
let forget = () => {};

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'POST') return;
  // While it waits, the browser keeps this worker running.
  const taken = new Promise((resolve) => {
    forget();
    const timer = setTimeout(() => forget(), longestMs);
    forget = () => {
      clearTimeout(timer);
      shared = undefined;
      resolve();
    };
  });
  event.waitUntil(taken);
  event.respondWith(receive(event.request));
});

async function receive(request) {
  try {
    const form = await request.formData();
    const words = ['title', 'text', 'url'].map((name) => form.get(name)).filter((value) => typeof value === 'string');
    // A form without a file has an empty one without a name.
    const files = form.getAll('file').filter((value) => value instanceof File && (value.name !== '' || value.size > 0));
    shared = { words, files };
  } catch {
    // The page says that nothing arrived.
  }
  return Response.redirect('/check#shared', 303);
}

self.addEventListener('message', (event) => {
  event.ports[0].postMessage(shared ?? null);
  forget();
});
