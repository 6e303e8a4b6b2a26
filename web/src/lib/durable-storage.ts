/**
 * Stores texts in IndexedDB, because local storage may reach the disk minutes later. Once the promise resolves, a text
 * survives even if the browser is killed. Without IndexedDB, nothing is stored.
 */
const database = 'waratah';
const store = 'kept';

const answerOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The storage did not answer')));
  });

const completed = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('The storage stored nothing')));
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
      const transaction = opened.transaction(store, mode);
      const [answer] = await Promise.all([answerOf(request(transaction.objectStore(store))), completed(transaction)]);
      return answer;
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
  keysWith: async (prefix: string): Promise<readonly string[]> => {
    const keys = (await inStore('readonly', (entries) => entries.getAllKeys())) ?? [];
    return keys.filter((key) => typeof key === 'string').filter((key) => key.startsWith(prefix));
  },
  remove: async (key: string): Promise<void> => {
    await inStore('readwrite', (entries) => entries.delete(key));
  },
};
