/** A number that a process reports, with its labels; the metric's name is in the label `__name__`. */
export type Sample = Readonly<{ labels: Readonly<Record<string, string>>; value: number }>;

/** What all targets reported at one time. */
export type Scrape = Readonly<{ atS: number; samples: readonly Sample[] }>;

const line = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/;
const label = /([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"/g;

const numberOf = (text: string) => (text === '+Inf' ? Infinity : text === '-Inf' ? -Infinity : Number(text));

/** Parses the text format of /metrics. */
export const readSamples = (text: string, more: Readonly<Record<string, string>> = {}): Sample[] =>
  text.split('\n').flatMap((one) => {
    const [, name, labels = '', value] = line.exec(one) ?? [];
    if (name === undefined || value === undefined) return [];
    const own = [...labels.matchAll(label)].map(([, key = '', word = '']) => [key, word] as const);
    return [{ labels: { ...more, ...Object.fromEntries(own), __name__: name }, value: numberOf(value) }];
  });
