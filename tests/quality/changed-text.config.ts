import config from '../../web/vite.config.ts';

/** The web client with one text of one file changed, and nothing else: what `npm run quality -- words` builds. */
const { CHANGED_PLACE = '', CHANGED_TEXT = '' } = process.env;

/**
 * As it stands in a source: its apostrophes escaped or not; and rather as a string of its own than as a part of others.
 */
const written = [CHANGED_TEXT, CHANGED_TEXT.replaceAll("'", String.raw`\'`)];
const spellings = [
  ...written.flatMap((text) => [`'${text}'`, `"${text}"`]).map((text) => [text, "'Zzz'"] as const),
  ...written.map((text) => [text, 'Zzz'] as const),
];

const changed = {
  name: 'changed-text',
  enforce: 'pre' as const,
  transform: (code: string, id: string) => {
    if (CHANGED_PLACE === '' || !id.endsWith(CHANGED_PLACE)) return undefined;
    const found = spellings.find(([spelling]) => code.includes(spelling));
    if (!found) throw new Error(`${CHANGED_PLACE} has no “${CHANGED_TEXT}”`);
    return { code: code.replaceAll(found[0], found[1]), map: null };
  },
};

export default { ...config, plugins: [changed, ...(config.plugins ?? [])] };
