import { otherSense, pattern, within } from '../rule.ts';

/** Sponsors of events, projects, trials and clearances, which have nothing to do with visas. */
export const otherSponsors = otherSense(
  pattern`\bsponsorships?(?: and \w+)? (?:managers?|executives?|coordinators?|sales|deals?|packages?|revenue|agreements?|proposals?|partners?|partnerships?|activations?|assets|portfolio|strategy|income|marketing|team|rights|fundraising|acquisition|leads|activities|campaigns?|contracts?|renewals?|specialist|lead|director|properties|investments?)\b`,
  pattern`\b(?:events?|sports?|sporting|corporate|executive|projects?|program(?:me)?|study|clinical|trials?|bid|(?<!\bto )change|senior|c-suite|community|child|title|naming|media|commercial|brand|club|gala|research|industry|teams?|key|funds?|data|product|portfolio|steering|financial|academic|plan|private equity|internal|business unit|initiative|conference|festival|major|current|potential|prospective|external|global) sponsor(?:s|ed|ing|ships?)?\b`,
  pattern`\bsponsored (?:by|content|posts?|ads?|advertising|research|stud(?:y|ies)|events?|links?|products?|training|gym|lunch(?:es)?|social|trials?|programs?|dinners?|drinks|courses?|certifications?|education|projects?|health)\b`,
  pattern`\bsponsors?(?:hips?)?(?:,| and| &|\/| or) ?(?:partners?|donors?|stakeholders?|exhibitors?|suppliers?|delegates?|advertisers?|partnerships?|events?|fundraising|grants?|philanthropy|donations?|patrons?|speakers?|business owners?|users?|customers?|clients?)\b`,
  pattern`\b(?:partnerships?|partners?|donors?|stakeholders?|grants?|fundraising|marketing|events?|exhibitors?|advertising|donations?|philanthropy|brand|media|clients?|customers?|sites?|investigators?|users|owners|executives?)(?:,| and| &|\/| or| with) ?(?:the )?sponsor(?:s|ships?)?\b`,
  pattern`\bsponsor(?:s|ing)? (?:an? |the |your |our |local |several |many |major |of )*(?:child|children|clubs?|teams?|events?|sports?|projects?|initiatives?|charit\w+|communit\w+|meetings?|change|innovation|festivals?|conferences?|parkrun|certifications?|studies|training)\b`,
  pattern`\bsponsorship(?: \w+){0,3} (?:of|for|to) (?:(?:an?|the|your|our|local|several|many|major) )*(?:child|children|clubs?|teams?|events?|sports?|projects?|charit\w+|festivals?|conferences?|change|initiatives?)\b`,
  pattern`\bsponsor${within(40)}\b(?:clearance|vetting|nv ?[12]|baseline)\b`,
  pattern`\b(?:clearance|vetting|agsva)\b${within(40)}\bsponsor\w*`,
  pattern`\bsponsorship program(?:me)?s?\b|\bsponsorship of (?!visas?|applicants?|candidates?|skilled|overseas|international|workers?|employees?|the right|suitable|qualified|a visa|your)`,
  pattern`\bsponsor(?:s|ing)? (?:\w+ ){0,2}(?:applications?|registrations?|memberships?|licences?|courses?) (?:for|of|with|to)\b`,
  pattern`\b(?:act as|as|role of|is|for) (?:an? |the )?sponsor of\b`,
);
