import { type Industry, industries } from '@waratah/vocabulary/companies';
import { roleCategoryCodes } from '@waratah/vocabulary/role-categories';

/** The categories of the search (spec section 9), apart from industries. */
export const categories = ['Software', 'Design', 'Marketing', 'Sales'] as const;
export type Category = (typeof categories)[number];

/** Patterns for the kinds of work in a title; a job may belong to several. */
const functions: Readonly<Record<Category | Industry, RegExp>> = {
  Software:
    /\b(software|developer|programmer|full[- ]?stack|front[- ]?end|back[- ]?end|devops|web dev\w*|mobile dev\w*|(data|cloud|platform|qa|test|site reliability|machine learning) engineer|data (scientist|analyst)|coder|tester|sre)\b/i,
  Design: /\b(design\w*|ux|ui|illustrator|animator|architect(?!.*(solution|software|cloud|data|enterprise)))\b/i,
  Marketing:
    /\b(marketing|marketer|seo|sem|social media|content (creator|writer|producer)|brand|copywriter|campaign|communications)\b/i,
  Sales:
    /\b(sales\w*|account (manager|executive)|business development|bdm|telemarket\w*|retail assistant|shop assistant)\b/i,
  Technology:
    /\b(software|developer|programmer|devops|data (engineer|scientist|analyst)|cloud|it|ict|cyber\w*|network engineer|systems? (administrator|engineer|analyst)|help ?desk|web|tester|machine learning|database)\b/i,
  Finance:
    /\b(accountant|accounts|accounting|finance|financial|payroll|bookkeep\w*|audit\w*|tax|bank\w*|credit|mortgage|actuar\w*|insurance)\b/i,
  Healthcare:
    /\b(nurse|nursing|carer|aged care|disability|support worker|health\w*|medical|dental|dentist|doctor|gp|physio\w*|pharmac\w*|therapist|clinic\w*|psycholog\w*|midwife|hospital)\b/i,
  Education:
    /\b(teacher|tutor\w*|educator|childcare|early (childhood|learning)|lecturer|school|university|trainer|learning|teaching)\b/i,
  Retail: /\b(retail|shop|store|cashier|checkout|merchandis\w*|sales assistant|supermarket|visual merchandiser)\b/i,
  Hospitality:
    /\b(barista|chef|cook|kitchen|dishwasher|wait(er|ress|staff)|bar(tender| staff)?|cafe|coffee|restaurant|hotel|housekeep\w*|front of house|catering|hospitality|food and beverage|baker|room attendant|concierge)\b/i,
  Manufacturing:
    /\b(manufactur\w*|factory|production|machine operator|assembl\w*|fabricat\w*|welder|boilermaker|process worker|fitter|machinist)\b/i,
  Construction:
    /\b(construction|builder|carpenter|electrician|plumb\w*|labourer|bricklay\w*|concret\w*|scaffold\w*|site (manager|supervisor|engineer)|civil|painter|tiler|roof\w*|surveyor|estimator)\b/i,
  Transportation:
    /\b(driver|courier|logistics|delivery|transport\w*|forklift|warehouse|freight|pilot|supply chain|picker|packer|storeperson)\b/i,
  'Professional Services':
    /\b(consult\w*|lawyer|solicitor|paralegal|legal|recruit\w*|hr|human resources|admin\w*|reception\w*|executive assistant|office|project manager|business analyst|policy)\b/i,
  Government: /\b(government|council|policy|public (sector|servant|service)|department of|defence|customs)\b/i,
  'Non-Profit':
    /\b(non[- ]?profit|not[- ]for[- ]profit|charity|ngo|fundrais\w*|volunteer\w*|community (worker|services|development))\b/i,
  Agriculture:
    /\b(farm\w*|agricultur\w*|harvest\w*|fruit pick\w*|orchard|vineyard|dairy|shearer|agronom\w*|nursery hand|horticultur\w*|gardener)\b/i,
  Energy:
    /\b(energy|solar|mining|mine|drill\w*|oil|gas|electrical engineer|geolog\w*|power (station|systems?)|renewable\w*|wind (farm|turbine))\b/i,
  'Media & Entertainment':
    /\b(media|journalist|video\w*|film|photograph\w*|editor|producer|music\w*|entertain\w*|game (designer|developer)|event\w*|animator|content creator)\b/i,
};

const names = [...categories, ...industries];
/** Role categories (spec section 3) are filters too; their bits follow those of the categories. */
const roleCategoryBits = new Map(roleCategoryCodes.map((name, at) => [name.toLowerCase(), 1 << (names.length + at)]));
const bitOf = new Map<string, number>(names.map((name, bit) => [name.toLowerCase(), 1 << bit]));

const bitsIn = (text: string) =>
  names.reduce((bits, name, bit) => (functions[name].test(text) ? bits | (1 << bit) : bits), 0);

/** The kinds of work of an ad, as bits: by its title or, if that names none, by the beginning of its text. */
export const functionsOf = (title: string, beginning: string, roleCategory = ''): number =>
  (bitsIn(title) || bitsIn(beginning)) | (roleCategoryBits.get(roleCategory.toLowerCase()) ?? 0);

const bitAmong = (known: readonly string[], name: string) =>
  known.some((one) => one.toLowerCase() === name) ? bitOf.get(name) : undefined;

/** The bit of a category of spec section 9 or a role category, whatever its case; undefined for anything else. */
export const categoryBit = (name: string): number | undefined => {
  const wanted = name.trim().toLowerCase();
  return bitAmong(categories, wanted) ?? roleCategoryBits.get(wanted);
};

/** The bit of an industry of spec section 3, whatever its case; undefined for anything else. */
export const industryBit = (name: string): number | undefined => bitAmong(industries, name.trim().toLowerCase());
