/**
 * Stores texts in IndexedDB. Local storage may reach the disk minutes later; these texts are stored when the promise
 * resolves, even if the browser is killed then. Without IndexedDB, nothing is stored.
 */
const database = 'waratah';
const store = 'kept';

const answerOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The storage did not answer')));
  });

const open = () => {
  const request = window.indexedDB.open(database, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store));
  return answerOf(request);
};

async function inStore<T>(mode: IDBTransactionMode, request: (entries: IDBObjectStore) => IDBRequest<T>) {
  try {
    const opened = await open();
    try {
      return await answerOf(request(opened.transaction(store, mode).objectStore(store)));
    } finally {
      opened.close();
    }
  } catch {
    return undefined;
  }
}

export const durableStorage = {
  get: async (key: string): Promise<string | undefined> => {
    const found: unknown = await inStore('readonly', (entries) => entries.get(key));
    return typeof found === 'string' ? found : undefined;
  },
  set: async (key: string, text: string): Promise<void> => {
    await inStore('readwrite', (entries) => entries.put(text, key));
  },
  remove: async (key: string): Promise<void> => {
    await inStore('readwrite', (entries) => entries.delete(key));
  },
};
