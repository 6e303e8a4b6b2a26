import { tabStorage } from '../browser-storage.ts';

/** Prefix of the tab's storage entries for unsent form values; the form's name follows. */
const prefix = 'typed:';

type Values = Readonly<Record<string, unknown>>;

const parsed = (text: string | null): unknown => {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isEmptyObject = (value: unknown) =>
  typeof value !== 'object' || value === null || Object.keys(value).length === 0;

const isText = (value: unknown) => typeof value === 'string';
const isEntry = (value: unknown) =>
  isText(value) || (typeof value === 'object' && value !== null && Object.values(value).every(isText));
const isTextOrList = (value: unknown) => isText(value) || (Array.isArray(value) && value.every(isEntry));

/** The values typed into a form in this tab: only texts, and lists of texts or of entries of texts, for fields that the form has. */
export const keptValues = (form: string, fields: Values): Values => {
  const kept = parsed(tabStorage.getItem(prefix + form));
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).filter(
      ([name, value]) => name in fields && isTextOrList(value) && Array.isArray(value) === Array.isArray(fields[name]),
    ),
  );
};

/** Stores typed values until they are sent, the tab is closed or the user logs out. */
export const keepValues = (form: string, values: Values): void =>
  tabStorage.setItem(prefix + form, JSON.stringify(values));

export const hasKept = (form: string): boolean => tabStorage.getItem(prefix + form) !== null;

/** Whether something typed and not sent is kept in this tab. */
export const hasKeptValues = (): boolean =>
  tabStorage.keysWith(prefix).some((key) => !isEmptyObject(parsed(tabStorage.getItem(key))));

export const removeKept = (form: string): void => tabStorage.removeItem(prefix + form);

export const removeAllKept = (): void => {
  for (const key of tabStorage.keysWith(prefix)) tabStorage.removeItem(key);
};
