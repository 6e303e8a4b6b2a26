const [most, longest] = [8, 200];

const indented = (line: string) => `    ${line.slice(0, longest)}`;

const linesIn = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

/** The first lines of an error, indented as a block of Markdown. */
export const firstLines = (text: string): readonly string[] => linesIn(text).slice(0, most).map(indented);

/** The last lines of an output, in the same way. */
export const lastLines = (text: string): readonly string[] => linesIn(text).slice(-most).map(indented);
