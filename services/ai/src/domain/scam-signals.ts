import { find, pattern, type Rule, within } from './rule.ts';

/** A sign of fraud (design section 7); `kind` as in the event's contract. */
export type ScamSignal = Readonly<{ kind: ScamKind; quote: string }>;

export const scamKinds = [
  'fee',
  'messaging_app',
  'identity_document',
  'bank_details',
  'too_good_pay',
  'crypto',
  'reshipping',
  'home_work',
  'outside_application',
] as const;
export type ScamKind = (typeof scamKinds)[number];

type Says = ScamKind | 'nothing';
const rule = (name: string, says: Says, words: RegExp): Rule<Says> => ({ name, says, pattern: words });

const app = pattern`\b(?:whats ?app|telegram|viber|wechat|we chat|kik|google hangouts?|hangouts|signal app|facebook messenger|fb messenger|zangi|imo app|yahoo messenger|yahoo im)\b|\bskype(?: id| name)?\s*:`;
const send = pattern`\b(?:send|email|e-mail|forward|upload|provide|submit|supply|text|attach|give|share|fax)\b`;
const ours = pattern`\b(?:we|company|employer|us|our)\b${within(60)}\b(?:pay|cover|reimburse|fund|refund)s?\b|(?<!\byou )\bwill (?:also )?(?:pay|cover) your\b|\b(?:reimburs\w+|paid by (?:us|the company)|at our (?:cost|expense)|covered by)\b`;
const coin = pattern`\b(?:bitcoins?|btc|usdt|tether|crypto(?:currenc(?:y|ies))?|ethereum|gift ?cards?)\b`;

const money = pattern`(?:\$|aud|usd|us\$|£)\s?\d[\d,.]*(?:\s?k\b)?`;
const home = pattern`\b(?:(?:work(?:ing)?|job|jobs|position|career)s? (?:from|at) home|home[- ]based|from (?:your )?home|work[- ]at[- ]home|remote position)\b`;
const clerical = pattern`\b(?:typists?|typing|data[- ]entry|payroll (?:data )?(?:entry|processor)s?|processors?|envelopes?|posting ads|online surveys?|ad posting|copy[- ]?paste)\b`;

/** Each kind has its own little table, because one sentence may show several. */
const tables: Readonly<Record<ScamKind, readonly Rule<Says>[]>> = {
  fee: [
    rule(
      'no fee, or ours',
      'nothing',
      pattern`\b(?:no|without|zero|never|free)\b${within(25)}\b(?:fees?|costs?|charges?|deposits?)\b|\bfree of charge\b|${ours}`,
    ),
    rule(
      'pays first',
      'fee',
      pattern`\b(?:pay|payment|send|transfer|deposit|purchase|buy|cost|charge|fee)\b${within(40)}\b(?:upfront|up front|in advance|before (?:you )?(?:start|starting|training|commenc\w+)|to secure (?:your|the) (?:place|position|role|job|spot))\b`,
    ),
    rule(
      'refundable deposit',
      'fee',
      pattern`\brefundable (?:deposit|fee|bond)\b|\b(?:security|training|uniform) deposit (?:of|is|required)\b`,
    ),
    rule(
      'fee of an applicant',
      'fee',
      pattern`\b(?:application|registration|processing|training|enrol(?:l)?ment|admin(?:istration)?|joining|onboarding|visa processing|placement|recruitment|starter|background check|police check) (?:fees?|kit fee|charges?)\b${within(30)}(?:\$|\b(?:required|must|payable|due|applies|apply|charged|to be paid|by (?:bank|transfer|paypal))\b)|\b(?:pay|purchase|buy)\b${within(20)}\b(?:(?:your|a|the|our) )?(?:starter (?:kit|pack)|training (?:kit|pack|materials?|course)|registration fee|application fee|start(?:er)?[- ]up kit)\b`,
    ),
    rule(
      'invest to start',
      'fee',
      pattern`\b(?:small|minimum|initial|one[- ]off|start[- ]?up) (?:investment|fee)\b${within(30)}(?:\$|\b(?:required|to (?:start|join|begin|get started))\b)|\b(?:small|initial|one[- ]off) payment to (?:start|join|begin|get started)\b`,
    ),
  ],
  messaging_app: [
    rule(
      'marketing or building with it',
      'nothing',
      pattern`${app}${within(20)}\b(?:marketing|api|campaigns?|content|channels?|integrations?|bots?|business api|official account)\b|\b(?:manage|managing|marketing|content|campaigns?|channels?|platforms?|social media)\b${within(40)}${app}`,
    ),
    rule(
      'contact outside',
      'messaging_app',
      pattern`\b(?:contact|message|text|add|reach|chat|apply|write|call|ping|interview\w*|reply|respond|send|enquir\w+|via|on|through|over|by)\b${within(50)}${app}|${app}(?:\s*(?:us|me|only|number|no\.?|group|at|on|to|:|-|–|\+|\(|@|\d))+`,
    ),
    rule(
      'text a private number',
      'messaging_app',
      pattern`\b(?:text|sms|message)\b${within(25)}\b(?:only|"\w+"|interested|your name)\b${within(30)}(?:\+?61|0)\s?4[\d\s-]{8,11}`,
    ),
  ],
  identity_document: [
    rule(
      'copies of papers',
      'identity_document',
      pattern`${send}${within(120)}\b(?:cop(?:y|ies)|scans?|photos?|pictures?|pics?|images?|front and back|selfie)\b${within(30)}\b(?:passport|driver['’]?s? licen[cs]e|licen[cs]e|id(?:entity)?(?: card| document)?|medicare|birth certificate)\b`,
    ),
    rule(
      'numbers of papers',
      'identity_document',
      pattern`${send}${within(50)}\b(?:your )?(?:passport (?:number|details|no)|tax file number|tfn|medicare (?:number|card)|licen[cs]e number|social security|ssn|date of birth and)\b`,
    ),
    rule(
      'passport with the application',
      'identity_document',
      pattern`${send}${within(30)}\byour (?:passport|id card|identity card|driver['’]?s? licen[cs]e|medicare card)\b`,
    ),
  ],
  bank_details: [
    rule(
      'your account',
      'bank_details',
      pattern`${send}${within(50)}\b(?:your )?(?:bank(?:ing)? (?:account )?(?:details|information|info|login|number)|bank account|bsb|account number|online banking|credit card (?:details|number)|debit card|pin number)\b(?!${within(20)}\bof (?:customers|clients|suppliers))`,
    ),
    rule(
      'money through an account',
      'bank_details',
      pattern`\b(?:receive|accept|process|collect|deposit|transfer)\w*\b${within(40)}\b(?:funds|payments?|money|cheques?|transfers?)\b${within(40)}\b(?:into|through|to|via|using|in) your (?:(?:own|personal|private) (?:bank )?account\b|(?:bank )?account\b${within(40)}\b(?:transfer|forward|pass|send|withdraw)\b)`,
    ),
    rule(
      'collects for others',
      'bank_details',
      pattern`\b(?:collect|receive|process)\w*\b${within(20)}\b(?:funds|payments?|money)\b${within(15)}\bfrom (?:creditors|debtors|our (?:clients|customers))\b${within(60)}\bpaypal\b|\bmust have (?:a|an active|your own) (?:paypal|bank) account\b`,
    ),
    rule(
      'keep a share',
      'bank_details',
      pattern`\b(?:keep|retain|deduct)\b${within(20)}\d{1,2} ?%${within(60)}\b(?:transfer|forward|send|western union|moneygram|payments?)\b|\b(?:western union|moneygram|money ?gram)\b`,
    ),
  ],
  too_good_pay: [
    rule(
      'guaranteed riches',
      'too_good_pay',
      pattern`\b(?:get rich|(?:achieve|reach|gain) (?:your )?financial freedom|make (?:easy|quick|fast) (?:money|cash)|easy (?:money|cash)|quick cash|guaranteed (?:weekly |daily )(?:income|earnings)|biggest cash|cash pay(?:ing)? jobs?|be your own boss and earn|earn money (?:fast|from home)|unlimited (?:income|earnings) from home|money while you sleep)\b`,
    ),
    rule(
      'money without work',
      'too_good_pay',
      pattern`\b(?:earn|make) (?:extra )?(?:money|cash|income) (?:(?:while )?working )?(?:from|at) home\b|\b(?:money making system|immediate income|residual income (?:model|opportunit\w+|stream)|(?:unlimited|executive[- ]level) income(?! protection)|(?:earn|potential to earn) (?:an )?(?:unlimited|executive[- ]level|extraordinary) (?:income|money|earnings))\b|\bearn (?:money|income) in your (?:spare|free) time\b`,
    ),
    rule('signs of money', 'too_good_pay', pattern`(?<![\w$])[$]{5,}(?!\d)`),
    rule(
      'hourly or six figures',
      'too_good_pay',
      pattern`\$\s?\d{2}(?:\.\d\d)? (?:per|an|a) hour\b${within(20)}\b(?:up )?to six[- ]figures?\b`,
    ),
    rule(
      'a day of posting ads',
      'too_good_pay',
      pattern`\b(?:earn|make|making|earning)\b${within(20)}\d{2,3}\s?(?:-|–|to)?\s?\d{0,3}\s*(?:dollars|bucks)?\s*(?:a|per|each)\s*day\b${within(40)}\b(?:posting|taking calls|online|internet|from home)\b|\bup to ${money}\s?(?:a|per|\/)\s?day\b(?!${within(30)}\b(?:licen[cs]ed|qualified|scaffold\w*|allowance|overtime)\b)${within(60)}\b(?:posting|internet|from home|online)\b`,
    ),
    rule(
      'a round sum a week by contract',
      'too_good_pay',
      pattern`\b(?:earn(?:ings)?|from|pay|guarantee\w*)\b${within(25)}\$\s?\d{3}\b${within(12)}\$?\s?1,?000 (?:a|per) week\b|\bearnings up to \$\s?\d{3,4} (?:a|per) week\b`,
    ),
    rule(
      'pay of a day or week as the title',
      'too_good_pay',
      pattern`^${within(70)}(?:\.{2,}|earn)\s?\$\s?\d{2,4}(?:\s?-\s?\$?\s?\d{2,4})? (?:weekly|daily)$`,
    ),
    rule(
      'much for little',
      'too_good_pay',
      pattern`\b(?:earn|make|earning|making|paid|income of|salary of|pays?|receive)\b${within(25)}(?:\$|aud|usd|us\$|£)\s?(?:[2-9],?\d{3}|[1-9]\d,?\d{3})(?!,?\d)(?:\.\d\d)?\+?(?:\s*(?:-|–|to)\s*\$?[\d,]+)?\s*(?:\/|per|a|each|every|in your first|in a)?\s*(?:weekly|week|wk|day|daily)\b`,
    ),
    rule(
      'easy extra money',
      'too_good_pay',
      pattern`\b(?:earn|make|earning|making)\b${within(30)}(?:\$|aud|usd|£)\s?[1-9]\d{2,3}\b${within(25)}\b(?:extra|everyday|every day)\b|\b(?:from home|no experience|free to join|spare time|free time)\b${within(120)}\b(?:earn|make)\b${within(30)}(?:\$|aud|usd|us\$|£)\s?[\d,]{3,6}(?:-\d+)?${within(15)}\b(?:day|daily|week|weekly)\b`,
    ),
    rule(
      'much a day',
      'too_good_pay',
      pattern`(?:\$|aud|usd|us\$|£)\s?(?:[5-9]\d\d|[1-9],?\d{3})\+?(?:\s*(?:-|–|to)\s*\$?[\d,]+)?\s*(?:\/|per|a|each|every)\s*day\b${within(80)}\b(?:from home|no experience|part[- ]time|no skills|phone|online|spare time)\b|\b(?:from home|no experience|no skills|spare time)\b${within(80)}(?:\$|aud|usd|us\$|£)\s?(?:[5-9]\d\d|[1-9],?\d{3})\+?\s*(?:\/|per|a|each|every)?\s*(?:day|daily)\b`,
    ),
    rule(
      'much an hour for anybody',
      'too_good_pay',
      pattern`\b(?:no experience|anyone can|from home|no skills)\b${within(80)}(?:\$|aud|usd|us\$|£)\s?(?:[7-9]\d|[1-9]\d\d)(?:\.\d\d)?\+?\s*(?:\/|per|an|p\/)\s*(?:hour|hr|h)\b|(?:\$|aud|usd|us\$|£)\s?(?:[7-9]\d|[1-9]\d\d)(?:\.\d\d)?\+?\s*(?:\/|per|an|p\/)\s*(?:hour|hr|h)\b${within(80)}\b(?:no experience|anyone can|from home|no skills)\b`,
    ),
  ],
  crypto: [
    rule(
      'paid or paying in coins',
      'crypto',
      pattern`\b(?:paid|pay|payments?|salary|wages?|deposit|transfer|purchase|buy|send|receive|withdraw|commission)\b${within(25)}\b(?:in|via|by|through|using|with|to|as)?\s*${coin}\b(?!${within(15)}\b(?:exchange|industry|platform|company|team|market)\b)|\b${coin}${within(15)}\b(?:wallet|payments?|salary|deposits?|transfers?)\b(?!${within(15)}\b(?:product|engineer|developer|system|api|infrastructure|platform)\b)`,
    ),
  ],
  reshipping: [
    rule(
      'parcels at home',
      'reshipping',
      pattern`\b(?:receiv\w+|accept\w*|inspect\w*|collect\w*|repack\w*|handle|handling)\b${within(40)}\b(?:packages?(?! of care)|parcels?|mail|goods|shipments?|items)\b${within(40)}\b(?:at|from|to|in) (?:your )?(?:own )?(?:home|house|residence|residential address|home address)\b`,
    ),
    rule(
      'sends them on',
      'reshipping',
      pattern`\b(?:re-?ship\w*|ship(?:ping)? (?:them|it) on|forward(?:ing)? (?:the )?(?:packages?|parcels?) (?:to|on|overseas)|parcel (?:inspector|reshipper|forwarding agent)|package (?:handler|processing) (?:from|at) home)\b`,
    ),
  ],
  home_work: [
    rule('typing at home', 'home_work', pattern`${home}${within(60)}${clerical}|${clerical}${within(60)}${home}`),
    rule(
      'nothing but a laptop and a phone',
      'home_work',
      pattern`\bwork (?:anywhere |from anywhere )?(?:from home )?with (?:simply |just |only )?your (?:own )?(?:laptop|computer)\b${within(15)}\bphone\b|\b(?:simple|proven|easy)\b${within(12)}\bstep system\b`,
    ),
    rule(
      'says that it is genuine',
      'home_work',
      pattern`\blegitimate (?:work[- ](?:from|at)[- ]home|home[- ]based|online) (?:jobs?|opportunit\w+|work)\b|\bthis is not a scam\b`,
    ),
  ],
  outside_application: [
    rule(
      'apply by a link elsewhere',
      'outside_application',
      pattern`\bappl(?:y|ications?)\b${within(20)}\b(?:using|via|through|with|by)\b${within(10)}\b(?:below|following|this) (?:link|url)\b|\b(?:submit|send) your application (?:via|using|through) (?:this|the below|the following) link\b`,
    ),
    rule(
      'all talk goes elsewhere',
      'outside_application',
      pattern`\b(?:please )?(?:direct|keep) all communications?\b${within(60)}\b(?:to|towards)\b`,
    ),
  ],
};

/** The first sign of each kind. */
export const scamSignalsOf = (sentences: readonly string[]): readonly ScamSignal[] =>
  scamKinds.flatMap((kind) => {
    for (const sentence of sentences) {
      const found = find(sentence, tables[kind]);
      if (found && found.rule.says !== 'nothing') return [{ kind, quote: found.quote }];
    }
    return [];
  });
