import { headBytes, kindOf } from '@waratah/kit/files/file-kinds';
import { pdfProblem } from '@waratah/kit/files/pdf-envelope';
import { routes } from '@waratah/gateway/rest/rest';
import { readLocalities } from '@waratah/vocabulary/australia/localities';
import { placeOf } from '@waratah/vocabulary/australia/places';
import { termMonthsIn } from '@waratah/vocabulary/law/stated-terms';
import { amountsIn } from '@waratah/vocabulary/pay-amounts';
import { payStatedIn } from '@waratah/vocabulary/stated-pay';
import { descriptionMax, uploadBytes } from '@waratah/vocabulary/limits';
import { visaTypeOf } from '@waratah/vocabulary/visa-types';
import { readAd } from '../../services/ai/src/domain/ad.ts';
import { AdToCheck, longestAd } from '../../services/ai/src/domain/check/ad-to-check.ts';
import { checkedAd } from '../../services/ai/src/domain/check/checked-ad.ts';
import { readProfile } from '../../services/ai/src/domain/profile.ts';
import { suggestSkills } from '../../services/ai/src/domain/skills/suggest-skills.ts';
import { isPlainSvg } from '../../services/identity/src/domain/svg.ts';
import { website } from '../../services/identity/src/domain/fields.ts';
import { tidy } from '../../services/identity/src/files/read-resume.ts';
import { cleanHtml, textOf, unescapeFeed } from '../../services/jobs/src/domain/html.ts';
import { fingerprintOf } from '../../services/jobs/src/domain/fingerprint.ts';
import { adOfRow } from '../../services/jobs/src/domain/imported/ad.ts';
import { postingAt } from '../../services/jobs/src/domain/posting.ts';
import { longestQuery, readQuery } from '../../services/jobs/src/domain/search/query.ts';
import { wordsOf } from '../../services/jobs/src/domain/search/words.ts';
import { longestRecord } from '../../services/jobs/src/import/entry.ts';
import { readFile } from '../../services/jobs/src/import/read-file.ts';
import { scaled } from './scale.ts';

/** A parser of untrusted text, with the most characters that it is given. */
export type Parser = Readonly<{ longest: number; read: (text: string) => unknown }>;

const bodyLimit = 1_000_000;
const resumeLimit = 20_000;
const adOf = (descriptionHtml: string) => ({ title: 'Cook', descriptionHtml, skills: [], education: '' });
const localities = await readLocalities();

async function* bytesOf(text: string) {
  for (let at = 0; at < text.length; at += 65_536) yield Buffer.from(text.slice(at, at + 65_536));
}

const imported = (name: string, before: string, after: string) => (text: string) =>
  orRefusal(() => Array.fromAsync(readFile({ bytes: bytesOf(before + text + after), name })))(text);

const skills = routes.find(({ path }) => path === '/ai/skill-recommendations');

const bodyOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

/** An error counts as an answer too. */
const orRefusal = (read: (text: string) => unknown) => async (text: string) => {
  try {
    return await read(text);
  } catch {
    return undefined;
  }
};

export const parsers: Readonly<Record<string, Parser>> = {
  'the kind of a file': { longest: headBytes, read: (text) => kindOf(Buffer.from(text).subarray(0, headBytes)) },
  'the outline of a PDF': {
    longest: scaled({ share: 500_000, full: uploadBytes }),
    read: (text) => pdfProblem(Buffer.from(`%PDF-1.7\n${text}\nstartxref\n9\n%%EOF\n`)),
  },
  'an SVG': { longest: 200_000, read: (text) => isPlainSvg(Buffer.from(text)) },
  'HTML of an ad': { longest: descriptionMax, read: cleanHtml },
  'the words of HTML': { longest: descriptionMax, read: textOf },
  'HTML of a feed': { longest: descriptionMax, read: unescapeFeed },
  'the fields of an ad': {
    longest: descriptionMax,
    read: (text) =>
      postingAt(new Date(0)).safeParse({
        title: text,
        description: text,
        employmentType: 'CASUAL',
        roleCategory: 'OTHER',
        salary: text,
        requiredSkills: text,
        visaTypes: text,
      }),
  },
  'hours, pay, rights, sponsorship and scam signs of an ad': {
    longest: descriptionMax,
    read: (text) => readAd(adOf(text)),
  },
  'the skills of a resume': {
    longest: resumeLimit,
    read: (resume) => readProfile({ degree: '', education: [], experience: [], skills: [], activities: [], resume }),
  },
  'the text of a resume': { longest: resumeLimit, read: tidy },
  'skills for what is typed': { longest: 5_000, read: (text) => suggestSkills(text.slice(0, 100), text) },
  'a near-copy': {
    longest: descriptionMax,
    read: (text) => fingerprintOf({ title: 'Cook', companyName: 'A', description: text }),
  },
  'words of a search': { longest: longestQuery, read: readQuery },
  'words of an ad for the search': { longest: resumeLimit, read: wordsOf },
  'a place': { longest: 200, read: (location) => placeOf({ location }, localities) },
  'a visa': { longest: 200, read: visaTypeOf },
  'a fixed term': { longest: 200, read: termMonthsIn },
  'a website': { longest: 300, read: (text) => website.safeParse(text) },
  'pay in words': { longest: descriptionMax, read: amountsIn },
  'pay in the text of an ad': { longest: descriptionMax, read: (text) => payStatedIn('Cook', text) },
  'an ad to check': {
    longest: longestAd,
    read: orRefusal((text) => checkedAd(AdToCheck.parse({ text }), '2026-11-26')),
  },
  'an imported row': {
    longest: longestRecord,
    read: (text) => {
      const short = { salary: text, location: text, company_name: text, required_skills: text, visa_types: text };
      return adOfRow(
        { title: 'Cook', description: text.slice(0, descriptionMax), ...short },
        { website: '', now: new Date() },
      );
    },
  },
  'a table of ads': { longest: longestRecord, read: imported('a.csv', 'title,description\nCook,', '\nChef,b\n') },
  'ads as JSON': { longest: longestRecord, read: imported('a.json', '[{"title":"', '"}]') },
  'ads as JSON lines': { longest: longestRecord, read: imported('a.ndjson', '{"title":"a"}\n{"title":"', '"}\n') },
  'the body of a REST call': {
    longest: bodyLimit,
    read: orRefusal((text) =>
      skills?.variablesOf({
        path: {},
        query: {},
        headers: {},
        body: { query: 'a', context: { about: text, deep: bodyOf(text) } },
      }),
    ),
  },
};

/** Normal input for the parsers. */
export const usualText =
  '<p>We are looking for a cook in Ultimo NSW, 20 hours a week at $32.50 an hour.</p><ul><li>Two years of experience</li><li>Student visas welcome &amp; sponsorship possible</li></ul>\n';

/** Pieces that make a parser start again at each of them, or search for an end that does not come. */
export const pieces: readonly string[] = [
  [' ', '\n', '\t', ' \n', '\u00a0', 'a', 'A', '0', '.', ',', ':', ';', '-', '(', ')', '[', '{', '<', '>', '&'],
  ['"', '""', "'", '/', '\\', '@', '$', '•', 'é', 'ﬃ', '😀', '\u0301', '\u202e', '_', '*'],
  ['<a', '<div', '<div ', '<td/', '<p>', '</p>', '<p><b>', '<br>', ' <br />', '<!--', '<!', '<?xml ', '<svg'],
  ['<!DOCTYPE aaaaaaaaaa>', '<!DOCTYPE [', '<!---->', '<?xml ?>', '<a href="', '<ul><li>', '<script>', '<style>'],
  ['&lt;a', '&lt;a&gt;', '&#32;', '&#10;', '&nbsp;', '&amp;lt;', '&amp;', '&#x'],
  ['1,', '1.', '1,000', '$1-', '10-20-', '20 hours per week ', '1k ', '"a",', ',"', '{"a":', '[[', '\\u0000'],
  [
    'a@',
    'a.',
    'http://',
    '%2',
    'visa ',
    'obj ',
    '1 0 obj',
    '1 0 obj stream endobj ',
    'may ',
    ', ability to get it',
    'cannot accept ',
    'citizen, ',
    'student, bridging, ',
    'partner ',
  ],
  ['experience ', 'sponsor on ', 'work rights in Australia ', 'pay ', 'send ', 'if not ', 'c++ ', '.net '],
].flat();

/** The piece repeated; the end matches no pattern. The first form has markup before it, so that it is read as HTML. */
export const shapesOf = (piece: string, longest: number): readonly string[] =>
  ['a<p>b</p>', ''].map(
    (before) => `${before}${piece.repeat(Math.max(1, Math.floor((longest - 12) / piece.length)))}!x`,
  );
