import { internshipFacts, studentFacts } from '../../lib/vocabulary/visa-facts.ts';

/** Texts of the two pages about visas (spec section 2). The facts are in vocabulary/visa-facts.ts, with their date. */
export const messages = {
  detailsTitle: 'Visa details',
  detailsLead:
    'The visas that a job can accept: who holds them, what they allow at work, and the kind of job they are often used for.',
  foundElsewhere: 'Found a job elsewhere?',
  checkAny: 'Paste its ad and know in a second whether your visa allows it.',
  toCheck: 'Check any ad',
  backToPosting: 'Back to Post a Job',
  restrictions: 'Work restrictions',
  jobs: 'Example jobs',
  official: 'Official page',
  notes: 'Important Notes',
  sources: 'Sources',
  asOf: 'As of',
  guideTitle: 'Employer visa guide',
  guideLead:
    'Hiring an international student is simpler than most employers think. Six things to know, in three minutes.',
  postJob: 'Post a Job',
  toDetails: 'See all visas',
  sections: [
    { title: 'Students may work for you', text: studentFacts.hours },
    { title: 'Sponsorship is not your concern', text: studentFacts.sponsorship },
    { title: 'Paid internships', text: internshipFacts.paid },
    { title: 'Unpaid placements', text: internshipFacts.unpaid },
    {
      title: 'How to check a visa',
      text: 'Ask the person to share their work rights, or look them up yourself in VEVO, the free service of the Department of Home Affairs. Keep the answer with your records, and look again before the visa ends.',
    },
    {
      title: 'What Waratah does for you',
      text: 'We verify every listing, so students can trust yours. You choose the visas you accept, and only people who may take the job hear of it.',
    },
  ],
  fortnight: 'One fortnight in semester',
  fortnightCaption:
    'of work: 22 in one week and 26 in the next. Long shifts move to the weekend, lectures keep their days.',
  exampleOnly: 'An example',
  inBreaks: 'In official breaks there is no limit.',
  bottomTitle: 'The bottom line',
  bottom:
    'If the hours fit and the pay is right, you may hire an international student as you would hire anybody. No sponsorship, no extra cost, no special contract.',
} as const;
