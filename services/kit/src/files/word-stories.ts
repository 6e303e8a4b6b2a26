import { emptyLink, hasName, isLink, judgeField } from './word-fields.ts';
import { RefusedWord } from './word-problems.ts';

/** A part of an instruction, and where it was written. */
type Piece = Readonly<{ at?: number; text: string; isDeleted: boolean; isInserted: boolean }>;
/** A gap belongs to every reading. */
const gap: Piece = { text: ' ', isDeleted: false, isInserted: false };
const textOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('');

/** What a field says with and without its deleted and its inserted words. */
const readingsOf = (pieces: readonly Piece[]): readonly string[] =>
  [
    pieces,
    pieces.filter(({ isDeleted }) => !isDeleted),
    pieces.filter(({ isInserted }) => !isInserted),
    pieces.filter(({ isDeleted, isInserted }) => !isDeleted && !isInserted),
  ].map(textOf);

type Story = Readonly<{ fields: Field[]; isInInstruction: boolean }>;

type Field = { pieces: Piece[]; isNesting: boolean; inResult: boolean };

/**
 * Follows the fields of one part while it is written. Fields of a text box, a note or an extension are a story of their
 * own: programs that skip such an element must see the same fields as those that do not. `replace` changes what was
 * written at a place.
 */
export const readStories = (replace: (at: number, text: string) => void) => {
  const stories: Story[] = [{ fields: [], isInInstruction: false }];
  const current = () => stories.at(-1)?.fields.at(-1);
  const isInInstruction = () => {
    const field = current();
    return (stories.at(-1)?.isInInstruction ?? false) || (field !== undefined && !field.inResult);
  };
  /** A program that skips an element between the words of an instruction reads another field than one that does not. */
  const checkPlace = () => {
    if (stories.at(-1)?.isInInstruction) throw new RefusedWord('fields');
  };

  const judge = ({ pieces, isNesting }: Field) => {
    const readings = readingsOf(pieces).filter((text) => text.trim() !== '');
    const verdicts = readings.map(judgeField);
    if (verdicts.includes('acts')) throw new RefusedWord('fields');
    // The address of a link may come from a field inside it.
    if (isNesting && readings.some(isLink)) throw new RefusedWord('fields');
    if (!verdicts.includes('elsewhere')) return;
    const places = pieces.flatMap(({ at }) => (at === undefined ? [] : [at]));
    for (const [index, at] of places.entries()) replace(at, index ? '' : emptyLink);
  };

  const nest = (field: Field | undefined) => {
    if (!field || field.inResult) return;
    field.isNesting = true;
    if (!readingsOf(field.pieces).every(hasName)) throw new RefusedWord('fields');
  };

  /** Whether the sign has a place in the story; one without must not be written. */
  const sign = (kind: string): boolean => {
    checkPlace();
    const field = current();
    if (kind === 'begin') {
      nest(field);
      stories.at(-1)?.fields.push({ pieces: [], isNesting: false, inResult: false });
      return true;
    }
    if (!field || (kind === 'separate' ? field.inResult : kind !== 'end')) return false;
    if (!field.inResult) judge(field);
    field.inResult = true;
    if (kind === 'end') stories.at(-1)?.fields.pop();
    return true;
  };

  return {
    sign,
    /** A field whose instruction is an attribute; answers the instruction to write. */
    simple: (instruction: string): string => {
      checkPlace();
      nest(current());
      const verdict = judgeField(instruction);
      if (verdict === 'acts') throw new RefusedWord('fields');
      return verdict === 'elsewhere' ? emptyLink : instruction;
    },
    /** Whether a part of an instruction belongs to a field; one without must not be written. */
    instruction: (piece: Piece): boolean => {
      if (piece.text.trim() !== '') checkPlace();
      const field = current();
      if (!field || field.inResult) return false;
      field.pieces.push(piece);
      return true;
    },
    /** Something between two words of an instruction. */
    gap: () => {
      const field = current();
      if (field && !field.inResult && field.pieces.length > 0) field.pieces.push(gap);
    },
    begin: () => void stories.push({ fields: [], isInInstruction: isInInstruction() }),
    end: () => {
      if (stories.pop()?.fields.length) throw new Error('A field does not end in its text');
    },
    /** The whole part was read. Fields that never ended are judged, too. */
    finish: () => {
      for (const field of stories.flatMap(({ fields }) => fields)) if (!field.inResult) judge(field);
    },
  };
};
