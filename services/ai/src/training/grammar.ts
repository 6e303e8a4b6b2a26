/** A line of the file of sentences: its label, and a sentence with alternatives. */
type Line = Readonly<{ label: string; template: string }>;
export type Example = Readonly<{ label: string; sentence: string }>;

/** Reproducible random numbers from 0 to below 1 (mulberry32), so that training always writes the same file. */
export const randomNumbers = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/**
 * Generates `each` sentences from every line of a file (its format is described at its top), some joined with a
 * neighbouring sentence.
 */
export const examplesOf = (file: string, each: number, seed: number): readonly Example[] => {
  const random = randomNumbers(seed);
  const pick = (choices: readonly string[]) => choices[Math.floor(random() * choices.length)]?.trim() ?? '';
  const lines = file.split('\n').filter((line) => line && !line.startsWith('#'));
  const names = new Map(
    lines.flatMap((line) => {
      const [, name, choices] = /^(\w+) = (.+)$/.exec(line) ?? [];
      return name && choices ? [[name, choices.split('|')] as const] : [];
    }),
  );
  const labelled = lines.flatMap((line): readonly Line[] => {
    const [, label, template] = /^(\w+): (.+)$/.exec(line) ?? [];
    return label && template ? [{ label, template }] : [];
  });
  const neighbours = labelled.filter(({ label }) => label === 'beside').map(({ template }) => template);
  const expand = (template: string) =>
    template
      .replace(/\{([^{}]*)\}/g, (_, choices: string) => choiceOf(choices.split('|')))
      .replace(/<(\w+)>/g, (_, name: string) => pick(names.get(name) ?? []))
      .replace(/ {2,}/g, ' ')
      .trim();
  const choiceOf = (choices: readonly string[]) => choices[Math.floor(random() * choices.length)] ?? '';
  const beside = (sentence: string) => {
    const side = random();
    if (side < 0.25) return `${pick(neighbours)} ${sentence}`;
    return side < 0.5 ? `${sentence} ${pick(neighbours)}` : sentence;
  };
  return labelled
    .filter(({ label }) => label !== 'beside')
    .flatMap(({ label, template }) =>
      Array.from({ length: each }, () => ({ label, sentence: beside(expand(template)) })),
    );
};
