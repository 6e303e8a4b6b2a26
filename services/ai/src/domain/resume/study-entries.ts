import { type Section, sectionsOf } from './sections.ts';

/** A course of study in a resume. Years have four digits, or are empty if unknown or not over. */
export type Study = Readonly<{
  institution: string;
  degree: string;
  field: string;
  startYear: string;
  endYear: string;
}>;

const maxStudies = 8;

const inFull =
  /\b(?:bachelor|master|doctor|doctorate|phd|mba|advanced diploma|diploma|associate degree|graduate certificate|certificate (?:i{1,3}|iv)|licenciatura|bacharelado|ingenier[ií]a)\b[^,|\t(;]{0,90}/iu;
/** Short names of degrees, which mean something else outside the studies. */
const inShort =
  /(?<![\p{L}.])(?:B\.? ?Tech|M\.? ?Tech|B\.? ?Com|M\.? ?Com|B\.? ?Sc|M\.? ?Sc|B\.?E|M\.?E|B\.?A|M\.?A|BBA|BCA|MCA|PGDM)\b\.?[^,|\t(;]{0,90}/u;
const yearsAt = /\b((?:19|20)\d\d)\b/g;
const goesOn = /\b(?:present|current|ongoing|now)\b/i;
const institution =
  /\b(?:university|college|tafe|institute|polytechnic|academy|universidade?|instituto|escuela|vidyalaya|IIT|NIT|UNSW|UTS|RMIT)\b/iu;

// slow-pattern: a line has at most 200 characters.
const dashes = /^[\s–—-]+|[\s–—-]+$/g;

/** The part of a line that names a school, without its years. */
const institutionIn = (line: string) =>
  line
    .split(/[,|\t(;•·]|\s[-–—]\s/)
    .find((part) => institution.test(part) && !inFull.test(part))
    ?.replace(yearsAt, ' ')
    .replaceAll(dashes, '')
    .trim();

// slow-pattern: a line has at most 200 characters.
const monthsAtEnd =
  /\s*(?:\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?|\b(?:present|current|ongoing|expected)\b|[\s:–—-])+$/i;

const degreeIn = (line: string, inStudies: boolean) =>
  (inFull.exec(line)?.[0] ?? (inStudies ? inShort.exec(line)?.[0] : undefined))
    ?.replace(yearsAt, ' ')
    .split(/\s[-–—]\s|\s{2,}| at /)[0]
    ?.replace(monthsAtEnd, '')
    .trim();

const maxLinesAbove = 2;

const studiesOf = ({ subject, lines }: Section): readonly Study[] => {
  const inStudies = subject === 'study';
  const degrees = lines.flatMap((line, at) => {
    const degree = degreeIn(line, inStudies);
    return degree ? [{ degree, at }] : [];
  });
  const above = inStudies ? Math.min(maxLinesAbove, degrees[0]?.at ?? 0) : 0;
  return degrees.map(({ degree, at }, index) => {
    const from = Math.max((degrees[index - 1]?.at ?? -1) + 1, at - above);
    const to = Math.min((degrees[index + 1]?.at ?? lines.length) - above, at + 3);
    const block = [lines[at] ?? '', ...lines.slice(from, at), ...lines.slice(at + 1, Math.max(to, at + 1))];
    const dated = block.find((line) => line.match(yearsAt)) ?? '';
    const [first = '', last = ''] = dated.match(yearsAt) ?? [];
    const open = goesOn.test(dated);
    const [name = '', field = ''] = degree.split(/ in | \(/);
    return {
      institution: block.map(institutionIn).find(Boolean) ?? '',
      degree: name.trim(),
      field: field.trim(),
      startYear: last || open ? first : '',
      endYear: open ? '' : last || first,
    };
  });
};

/**
 * The studies in a resume, in its order: those of the section about education or, without one, all outside the section
 * about work.
 */
export const studiesIn = (text: string): readonly Study[] => {
  const sections = sectionsOf(text);
  const own = sections.filter(({ subject }) => subject === 'study').flatMap(studiesOf);
  const found = own.length > 0 ? own : sections.filter(({ subject }) => subject !== 'work').flatMap(studiesOf);
  return found.slice(0, maxStudies);
};
