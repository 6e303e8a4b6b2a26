/**
 * What people write without characters that have no place in it: control characters except tab and line feed, those that
 * change the direction of text, by which a name can look like another, those that stand for an object or an annotation, and
 * code points that are no characters.
 */
export const withoutControls = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffc]|\p{Noncharacter_Code_Point}/gu, '');

/**
 * Characters that show nothing: joiners, fillers, and the blanks of Braille, Khitan, hieroglyphs and music. Some belong
 * into words of other languages.
 */
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800\u{13441}\u{13442}\u{1d159}]|\u{16fe4}/gu;

/** What a reader sees of a text, trimmed, to count it. */
export const seenIn = (text: string): string => text.replace(unseen, '').trim();

/** A text as it is stored: without controls, trimmed, and empty if nothing of it can be seen. */
export const writtenText = (text: string): string => {
  const written = withoutControls(text).trim();
  return seenIn(written) === '' ? '' : written;
};
