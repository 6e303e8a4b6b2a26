type Item = Readonly<{ loc: readonly unknown[]; msg: string }>;
type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isItem = (value: unknown): value is Item =>
  isRecord(value) && Array.isArray(value['loc']) && typeof value['msg'] === 'string';
const textOf = (value: unknown) => (typeof value === 'string' && value.trim() ? value : undefined);

const titleCase = (name: string) =>
  name
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

const fieldOf = ({ loc }: Item) => loc.filter((part) => typeof part === 'string').at(-1) ?? '';

/** A GraphQL error has the REST `detail` in its extensions, so this function reads both kinds of error. */
function detailOf(error: unknown): unknown {
  if (!isRecord(error)) return undefined;
  const [first] = Array.isArray(error['errors']) ? error['errors'] : [];
  const extensions = isRecord(first) ? first['extensions'] : error['extensions'];
  return isRecord(extensions) ? extensions['detail'] : error['detail'];
}

export function errorCode(error: unknown): string | undefined {
  if (!isRecord(error)) return undefined;
  const [first] = Array.isArray(error['errors']) ? error['errors'] : [];
  const extensions = isRecord(first) ? first['extensions'] : undefined;
  return isRecord(extensions) ? textOf(extensions['code']) : undefined;
}

/** The server's message: validation errors as 'Field Name: message', or its sentence; undefined if there is neither. */
export function serverDetail(error: unknown): string | undefined {
  const detail = detailOf(error);
  if (!Array.isArray(detail)) return textOf(detail);
  const lines = detail.filter(isItem).map((item) => {
    const field = fieldOf(item);
    return field && field !== 'body' ? `${titleCase(field)}: ${item.msg}` : item.msg;
  });
  return textOf(lines.join('\n'));
}

/** The message to show, as in spec section 8: `detail`, `message` or `error` of the error, otherwise `fallback`. */
export function messageOf(error: unknown, fallback = 'An unexpected error occurred'): string {
  return serverDetail(error) ?? ownText(error) ?? fallback;
}

/** The error's own text; of a GraphQL error only the first message, because Apollo replaces an empty one. */
function ownText(error: unknown): string | undefined {
  if (!isRecord(error)) return textOf(error);
  const [first] = Array.isArray(error['errors']) ? error['errors'] : [];
  return isRecord(first) ? textOf(first['message']) : (textOf(error['message']) ?? textOf(error['error']));
}

const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A field of an entry in a list is named with both, like `breaks.0.to`. */
const pathOf = (item: Item) => {
  const [list, index] = item.loc.slice(-3, -1);
  const name = camelCase(fieldOf(item));
  return typeof list === 'string' && typeof index === 'number' && typeof item.loc.at(-1) === 'string'
    ? `${camelCase(list)}.${index}.${name}`
    : name;
};

/** The validation errors by the form's field names, to be shown under the fields. */
export function fieldErrors(error: unknown): ReadonlyMap<string, string> {
  const detail = detailOf(error);
  return new Map(Array.isArray(detail) ? detail.filter(isItem).map((item) => [pathOf(item), item.msg]) : []);
}

/** Whether the server refused the token, by GraphQL code or by HTTP status. */
export function isUnauthenticated(error: unknown): boolean {
  return errorCode(error) === 'UNAUTHENTICATED' || statusOf(error) === 401;
}

/** Whether an error does not prevent a logout: 401, 403 or no answer at all (spec section 4). */
export function isIgnoredAtLogout(error: unknown): boolean {
  const answered = errorCode(error) !== undefined || statusOf(error) !== undefined;
  return !answered || isUnauthenticated(error) || errorCode(error) === 'FORBIDDEN' || statusOf(error) === 403;
}

/** Whether what was sent contradicts what there is already, by GraphQL code or by HTTP status. */
export const isConflict = (error: unknown): boolean => errorCode(error) === 'CONFLICT' || statusOf(error) === 409;

const statusOf = (error: unknown) =>
  isRecord(error) && typeof error['statusCode'] === 'number' ? error['statusCode'] : undefined;
