const closers: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** The complete sentences of a text that is cut off, without unfinished tags. */
const wholeSentences = (text: string) => {
  const open = text.lastIndexOf('<');
  const safe = open > text.lastIndexOf('>') ? text.slice(0, open) : text;
  return /^[^]*[.!?](?=\s|\\n)/.exec(safe)?.[0] ?? '';
};

/** The value of incomplete JSON, closed where it is cut off; undefined if nothing can be read yet. */
export const jsonSoFar = (json: string): unknown => {
  const open: string[] = [];
  let textFrom: number | undefined;
  for (let at = 0; at < json.length; at++) {
    const sign = json.charAt(at);
    if (textFrom !== undefined) {
      if (sign === '\\') at++;
      else if (sign === '"') textFrom = undefined;
    } else if (sign === '"') textFrom = at + 1;
    else if (sign in closers) open.push(closers[sign] ?? '');
    else if (sign === '}' || sign === ']') open.pop();
  }
  const begun =
    textFrom === undefined
      ? json.replace(/,\s*$/, '')
      : `${json.slice(0, textFrom)}${wholeSentences(json.slice(textFrom))}"`;
  try {
    return JSON.parse(begun + open.toReversed().join(''));
  } catch {
    return undefined;
  }
};
