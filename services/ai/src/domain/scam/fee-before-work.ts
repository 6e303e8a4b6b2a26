import { pattern, within } from '../rule.ts';
import { type ScamRule, scamRule } from './scam-rule.ts';

/** An amount that is no rate of pay and no rent. */
const amount = pattern`(?:(?:aud ?)?[$] ?\d[\d,]*(?:\.\d\d)?|\d[\d,]* ?(?:aud|usd|dollars))(?![\d,])(?! ?(?:an?|per|each|\/|p\/?) ?(?:hour|hr|h|night|day|week|wk|fortnight|month|year|annum|shift)\b)`;

const beforeWork = pattern`\b(?:up ?front|in advance|on signing|(?:before|prior to) (?:(?:you|your|the|they|their|any|an?|our|we) )?(?:can )?(?:first )?(?:start\w*|begin\w*|commenc\w+|shift|day|training|casting|audition|arriv\w+|interview|induction|inspection|day one)|(?:to|will) (?:secure|hold|reserve|lock in|confirm|guarantee|book) (?:(?:your|the|a) )?(?:place|position|role|job|spot|shift|bed|room|interview|start)s?)\b`;

const pays = pattern`\b(?:pay|pays|paid|payable|payment|send|transfer|deposit|purchase|buy|order|costs?|charged?|fee|bond|contribut\w+|due)\b`;

const thing = pattern`(?:uniforms?|training|induction|on-?boarding|starter (?:kit|pack)|(?:work )?kit|equipment|laptop|tools|background (?:check|processing)|processing|registration|application|admin(?:istration)?|placement|materials?)`;

/** Money that an applicant is to pay before the work, for things that an employer provides. */
export const feeBeforeWork: readonly ScamRule[] = [
  scamRule(
    'money of customers',
    'nothing',
    pattern`\b(?:tenants?|customers?|clients?|guests?|hirers?|patients?|buyers?|purchasers?|vendors?|suppliers?|bookings?|invoices?|parents|families|members|landlords?)\b`,
  ),
  scamRule(
    'an amount before the work',
    'fee',
    pattern`${pays}${within(60)}${amount}${within(60)}${beforeWork}`,
    pattern`${amount}${within(60)}${pays}${within(60)}${beforeWork}`,
    pattern`${beforeWork}${within(30)}\b(?:pay|transfer|send|deposit)\b${within(40)}(?:${amount}|\b(?:deposit|bond|fee|rent)\b)`,
    pattern`\b(?:pay|transfer|send)\b${within(30)}\b(?:bond|deposit|rent)\b${within(30)}${beforeWork}`,
    pattern`${beforeWork}${within(40)}\b(?:send|pay|transfer)\b${within(20)}\b(?:bond|rent|deposit)\b`,
  ),
  scamRule(
    'an amount before a contract',
    'fee',
    pattern`\bbefore (?:we|they|the (?:company|agency|office)|our (?:agent|office|team|hr)) (?:can |will |are able to )?(?:issue|send|release|confirm|book|process|activate|finali[sz]e|approve)\b${within(60)}\b(?:pay|transfer|send|deposit)\b${within(15)}${amount}`,
    pattern`\b(?:program(?:me)?|internship|placement|intake|job offer) fee (?:is|of|:) ?${amount}`,
  ),
  scamRule(
    'deposit of an applicant',
    'fee',
    pattern`\b(?:deposit|bond)\b${within(10)}${amount} (?:is |are |must be |has to be |will be |to be )?(?:payable|paid|required|due|charged|needed|taken)\b`,
    pattern`\b(?:small |one[- ]off |single )?payment of ${amount} covers? (?:your|the) ${thing}`,
  ),
  scamRule(
    'applicant pays for what an employer provides',
    'fee',
    pattern`\b(?:you|applicants?|candidates?|new starters?|new (?:staff|hires?|workers?)|employees?)(?: (?:will|must|need to|have to|has to|are to|are required to|should))?(?: first)? (?:pay|contribute|transfer|deposit)s? (?:us )?${amount} (?:for|to|towards?) (?:your |the |their |our )?(?:own )?${thing}`,
    pattern`\b(?:pay|transfer|send)s? us ${amount}`,
    pattern`\b(?:pay|transfer)s? ${amount} for (?:your|the) (?:\w+ ){1,2}to us\b`,
    pattern`\b(?:send|transfer) ${amount} for (?:the |your )?(?:starter |application )?${thing}`,
    pattern`\b(?:order|buy|purchase) your first (?:kit|pack|set|stock) (?:for|at) ${amount}`,
    pattern`\bwe charge (?:you )?(?:a fee of )?${amount} for (?:the |your )?(?:${thing}|job|position|interview)\b`,
    pattern`\b${thing} (?:costs?(?: you)?|is|fee(?: is| of)?) ${amount}${within(25)}\b(?:payable|paid|pay|due|deducted|transfer)\b`,
    pattern`\bcosts? of (?:the |your )?${thing}:? ${amount}${within(25)}\b(?:payable|paid|pay|due|transfer)\b`,
    pattern`\bpays? ${amount} for (?:our|a|the|your) (?:[\w-]+ ){0,3}(?:course|certificate|portfolio|sign[- ]?off)\b`,
    pattern`\b(?:course|induction|certificate) (?:is|costs?) ${amount} (?:and )?(?:is |to be )?(?:paid|payable) to (?:us|our)\b`,
    pattern`\b(?:88 days|second[- ]year (?:visa )?days|farm days|visa days|payslips)\b${within(40)}\bfor ${amount}`,
    pattern`\b(?:leaves?|lodges?|hands? over) (?:a |an )?${amount} (?:guarantee|security|bond|deposit)\b${within(30)}\b(?:with|to) (?:the|our|us|your) ?(?:manager|boss|owner|office|agent)?`,
    pattern`\b(?:buy|purchase) your (?:\w+ ){0,2}(?:round|run|route|territory|job|position) from us\b`,
    pattern`\b(?:portfolio (?:shoot|session)|(?:our|the) (?:photo ?)?shoot)(?: is| at| for| costs?)? ${amount}`,
    pattern`\b(?:ride|drive|deliver) on our (?:\w+ ){0,2}account\b|\brent our (?:\w+ ){0,2}account\b`,
    pattern`\b(?:portfolio|casting|audition|comp card|headshots?) (?:fee|costs?|package)(?: is| of)? ${amount}`,
  ),
];
