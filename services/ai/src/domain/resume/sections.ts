/** The subject of a part of a resume; the part before the first heading has none. */
export type Subject = 'work' | 'study' | 'languages' | 'other' | undefined;

/** The lines between two headings. */
export type Section = Readonly<{ subject: Subject; lines: readonly string[] }>;

/** Of longer lines the rest is left out. */
const longestLine = 200;
const longestHeading = 45;

const and = String.raw`(?: (?:&|and) [\p{L} ]{1,30})?`;
const workHeading = new RegExp(
  String.raw`^(?:(?:work|working|professional|employment|relevant|career|industry|job|paid|other|additional|part[- ]time|casual|internship|practical) ){0,2}(?:experiences?|history|employment)${and}$|^(?:work|internships?|positions held|jobs)${and}$`,
  'iu',
);
const studyHeading = new RegExp(
  String.raw`^(?:(?:my|formal|higher|tertiary|academic|educational?) )?(?:education|studies|qualifications?|academics?|academic (?:background|history|record)|educational? background|background)${and}$`,
  'iu',
);
const languagesHeading = /^(?:(?:my|spoken|foreign) )?languages?(?: skills?| spoken| proficiency)?$/i;
const otherHeading = new RegExp(
  String.raw`^(?:(?:my|technical|key|core|soft|hard|professional|personal|other|additional|computer|it|career|executive|selected|academic|relevant|work|extracurricular|extra-curricular|community|volunteer|contact) ){0,2}(?:skills?|skill set|competenc(?:y|ies)|expertise|strengths|projects?|references?|referees|languages?|certificates?|certifications?|licen[cs]es?|tickets|awards|hono?urs|achievements|interests|hobbies|volunteering|volunteer (?:work|experience)|summary|profile|objective|statement|about(?: me)?|contact(?: me)?|details|information|declaration|training|courses|coursework|activities|publications|memberships|availability|visa(?: status)?|rights|tools|technologies|software|development)${and}$`,
  'iu',
);
/** A heading with its content on the same line, as 'Skills: Excel'. */
const withContent =
  /^(?:(?:technical|key|soft|computer) )?(?:skills?|languages?|licen[cs]es?|certificates?|certifications?|interests|hobbies|references?|referees) ?:/i;

/** 'E X P E R I E N C E' is written with spaces for the look of it. */
const unspaced = (text: string) =>
  /^(?:\p{L} ){3,}\p{L}$/u.test(text.replaceAll(/ {2,}/g, ' '))
    ? text
        .split(/ {2,}/)
        .map((word) => word.replaceAll(' ', ''))
        .join(' ')
    : text;

// slow-pattern: a line has at most 200 characters.
const signs = /^[^\p{L}]+|[^\p{L}]+$/gu;

const subjectOf = (line: string): Subject => {
  if (withContent.test(line)) return 'other';
  const text = unspaced(line.replaceAll(signs, ''));
  if (text.length > longestHeading) return undefined;
  if (workHeading.test(text)) return 'work';
  if (studyHeading.test(text)) return 'study';
  if (languagesHeading.test(text)) return 'languages';
  return otherHeading.test(text) ? 'other' : undefined;
};

/** The sections of a resume's text, without empty lines and headings. */
export const sectionsOf = (text: string): readonly Section[] => {
  const sections: { subject: Subject; lines: string[] }[] = [{ subject: undefined, lines: [] }];
  for (const whole of text.split('\n')) {
    const line = whole.trim().slice(0, longestLine);
    if (line === '') continue;
    const subject = subjectOf(line);
    if (subject) sections.push({ subject, lines: [] });
    if (!subject || withContent.test(line)) sections.at(-1)?.lines.push(line);
  }
  return sections.filter(({ lines }) => lines.length > 0);
};
