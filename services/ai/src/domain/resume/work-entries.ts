import { familiesOfTitle } from '@waratah/vocabulary/occupations/placement';
import { type Span, spanIn } from './months-in-line.ts';
import { type Section, sectionsOf } from './sections.ts';

/** A work of a resume; months as '2024-02', an end that has not come as 'Present'. */
export type Work = Readonly<{ title: string; company: string; start: string; end: string; description: string }>;

const maxWorks = 12;
const longestDescription = 500;

const bullet = /^[•·▪■◦●○►*–—-]\s/;
const companyEnd = /\b(?:ltd|inc|co|corp|s\.a|c\.v|llc|gmbh|bhd)\.$/i;
const contact = /\S@\S|https?:|www\.|\+?\d[\d ()]{7,}/;
const longestHead = 90;
const maxHeadWords = 11;

/** A line that names a job or an employer, not one that describes it. */
const isHead = (line: string | undefined): line is string =>
  line !== undefined &&
  line.length <= longestHead &&
  line.split(/\s+/).length <= maxHeadWords &&
  /^[\p{Lu}\p{Lo}\d]/u.test(line) &&
  !bullet.test(line) &&
  !contact.test(line) &&
  (!/[.;!?]$/.test(line) || companyEnd.test(line));

/** What a label before the words says they are. */
const titleLabel = /^(?:role|position|designation|title|job title) ?: ?/i;
const companyLabel = /^(?:company|employer|organi[sz]ation|client) ?: ?/i;

const companySuffix = /^(?:ltd|inc|llc|pty|pvt|co|s\.?a|de c\.?v|limited)\b[\s.\p{L}]{0,12}$/iu;
const kindOfWork =
  /^(?:full|part)[- ]?time$|^(?:casual|contract|internship|intern|temporary|permanent|remote|hybrid|volunteer)$/i;
const placeOnly =
  /^(?:[\p{L}.' ]{2,25} )?(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT)(?: \d{4})?$|^(?:Sydney|Melbourne|Brisbane|Perth|Adelaide|Hobart|Darwin|Canberra|Australia|India|China|Nepal|Pakistan|Bangladesh|Sri Lanka|Vietnam|Thailand|Indonesia|Philippines|Malaysia|Singapore|Brazil|Brasil|Colombia|Peru|Perú|Chile|Mexico|México|Argentina|UK|USA|New Zealand)$/u;

// slow-pattern: a line has at most 200 characters.
const dashes = /^[\s:–—-]+|[\s:–—-]+$/g;

/** The names on a line: title, employer, place, kind of work. A suffix such as 'Ltd' belongs to the name before it. */
const partsOf = (line: string): readonly string[] => {
  const parts: string[] = [];
  for (const part of line.split(/\s*(?:[,|•·\t;()]|\s[-–—]\s|\s(?:at|@)\s|\s{2,})\s*/u)) {
    const text = part.replaceAll(dashes, '');
    if (text === '' || kindOfWork.test(text) || placeOnly.test(text)) continue;
    if (companySuffix.test(text) && parts.length > 0) parts.push(`${parts.pop()}, ${text}`);
    else parts.push(text);
  }
  return parts;
};

const companyWord =
  /\b(?:pty|ltd|limited|inc|llc|group|services|solutions|restaurant|caf[eé]|hotel|university|college|hospital|school|bank|supermarket|kitchen|bakery|traders|trading|company|technologies|consulting|industries|foundation)\b/iu;

/** How much a part looks like a title, from -0.5 to 1. */
const likenessOf = (part: string) =>
  titleLabel.test(part)
    ? 1
    : companyLabel.test(part)
      ? -0.5
      : (familiesOfTitle(part)[0]?.confidence ?? 0) - (companyWord.test(part) ? 0.5 : 0);

const isTitle = (part: string) => likenessOf(part) > 0;

const namesIn = (parts: readonly string[]): Pick<Work, 'title' | 'company'> => {
  const best = Math.max(...parts.map(likenessOf));
  const at = best > 0 ? parts.findIndex((part) => likenessOf(part) === best) : firstUnlikeCompany(parts);
  const others = parts.filter((_, index) => index !== at);
  const company = others.find((part) => companyLabel.test(part) || companyWord.test(part)) ?? others[0] ?? '';
  return { title: (parts[at] ?? '').replace(titleLabel, ''), company: company.replace(companyLabel, '').slice(0, 100) };
};

const firstUnlikeCompany = (parts: readonly string[]) =>
  Math.max(
    0,
    parts.findIndex((part) => !companyWord.test(part) && !companyLabel.test(part)),
  );

type Dated = Readonly<{ at: number; span: Span }>;
/** The lines of an entry: its names, and where its description begins. */
type Entry = Readonly<{ from: number; to: number; span: Span; parts: readonly string[] }>;

const maxLinesAbove = 3;

/** How many lines with names are above the first dates of a section; the other entries are assumed to have as many. */
const linesAbove = (lines: readonly string[], first: number) => {
  let count = 0;
  while (count < maxLinesAbove && first - count > 0 && isHead(lines[first - count - 1])) count += 1;
  return count;
};

const entryAt = (lines: readonly string[], { at, span }: Dated, { above, below }: Layout, free: number): Entry => {
  const own = partsOf(span.rest);
  const over = lines.slice(Math.max(free, at - Math.max(above, own.length === 0 && !below ? 1 : 0)), at);
  const heads = over.slice(over.findLastIndex((line) => !isHead(line)) + 1);
  const under = (count: number) => {
    const next = lines.slice(at + 1, at + 1 + count);
    const end = next.findIndex((line) => !isHead(line) || spanIn(line, true) !== undefined);
    return end < 0 ? next : next.slice(0, end);
  };
  const needed = below ? (own.length >= 2 ? 0 : 2 - own.length) : 0;
  const lower = under(needed);
  if (lower.length > 0) {
    const [first = '', second] = lower;
    const enough = own.length + partsOf(first).length >= 2 || second === undefined;
    const used = enough ? [first] : [first, second];
    return { from: at, to: at + used.length, span, parts: [...own, ...used.flatMap(partsOf)] };
  }
  if (own.some(isTitle) && own.length >= 2) return { from: at, to: at, span, parts: own };
  if (heads.length > 0) return { from: at - heads.length, to: at, span, parts: [...heads.flatMap(partsOf), ...own] };
  const [next] = under(1);
  const isName = next !== undefined && (isTitle(next) ? !own.some(isTitle) : own.length < 2 && own.every(isTitle));
  return isName
    ? { from: at, to: at + 1, span, parts: [...own, ...partsOf(next)] }
    : { from: at, to: at, span, parts: own };
};

/** Whether the names are above or below the dates. */
type Layout = Readonly<{ above: number; below: boolean }>;

const degree = /\b(?:bachelor|master|doctor|doctorate|phd|diploma|certificate|degree)\b/i;
const school = /\b(?:university|college|tafe|institute|school)\b/i;

const isWorkLine = (line: string, inWork: boolean) => !degree.test(line) && (inWork || !school.test(line));

const worksOf = ({ subject, lines }: Section): readonly Work[] => {
  const inWork = subject === 'work';
  const dated = lines.flatMap((line, at): Dated[] => {
    const span = isWorkLine(line, inWork) ? spanIn(line.replace(bullet, ''), inWork) : undefined;
    return span && span.rest.length <= longestHead ? [{ at, span }] : [];
  });
  const [first] = dated;
  if (!first) return [];
  const layout = {
    above: inWork ? linesAbove(lines, first.at) : 0,
    below: first.at === 0 && partsOf(first.span.rest).length < 2 && !isSameLine(first.span),
  };
  const entries: Entry[] = [];
  for (const one of dated) entries.push(entryAt(lines, one, layout, (entries.at(-1)?.to ?? -1) + 1));
  return entries.flatMap(({ span, parts, to }, index) => {
    const { title, company } = namesIn(parts);
    if (title.length < 3 || title.length > 80 || degree.test(title)) return [];
    const descriptionLines = lines.slice(to + 1, entries[index + 1]?.from);
    const description = descriptionLines.join(' ').trim().slice(0, longestDescription);
    return [{ title, company, start: span.start, end: span.end, description }];
  });
};

/** A title beside the dates needs no line below. */
const isSameLine = ({ rest }: Span) => partsOf(rest).some(isTitle) && partsOf(rest).length >= 2;

/** The positions in a resume, in its order; text that is not recognised is left out. */
export const worksIn = (text: string): readonly Work[] =>
  sectionsOf(text)
    .filter(({ subject }) => subject === 'work' || subject === undefined)
    .flatMap(worksOf)
    .slice(0, maxWorks);
