import { pattern } from '../../rule.ts';
import { type PayRule, payRule } from './pay-rule.ts';
import { own } from './words.ts';

/** Work on an ABN of one's own. */
export const contractor: readonly PayRule[] = [
  payRule(
    'denied, or of other people',
    'nothing',
    pattern`\b(?:no|not|without|don't|do not|never) (?:\w+ ){0,4}?(?:abn|contract\w*|sole trader)\b`,
    pattern`\b(?:check that|make sure|manag\w+|supervis\w+|coordinat\w+|liais\w+|oversee\w*|invoices? (?:from|of)|customers?|clients?|our (?:sub-?)?contractors|other (?:sub-?)?contractors|look up|lookup|quote|experience (?:as|with|in)|worked)\b`,
  ),
  payRule(
    'on an ABN, or as a sole trader',
    'contractor',
    pattern`\b(?:on|via|through|under|using) (?:an? )?a\.?b\.?n\b(?! ?:?\d)`,
    pattern`\b(?:abn or tfn|tfn or abn|own a\.b\.n)\b`,
    pattern`\bas an? (?:sole trader|sub-?contractor|subbie)\b`,
    pattern`\byou (?:will )?issue invoices\b`,
    pattern`\binvoice us\b`,
  ),
  payRule(
    'ABN required',
    'contractor',
    pattern`\babn (?:is |are )?(?:an? )?(?:required|needed|necessary|essential|must|mandatory|only|basis|jobs?|work|rates?|contract\w*|positions?|roles?|preferred|holders?)\b`,
  ),
  payRule(
    'must have an ABN',
    'contractor',
    pattern`\b(?:must|need|needs|will need|required to|have to|should|requires?|requirements?|following|essential)(?: to)?(?: (?:have|hold|provide|get|bring|own|supply|use|the following))?:? ${own}abn\b(?! ?:?\d)`,
  ),
  payRule(
    'ABN in a list of what you must have',
    'contractor',
    pattern`\b(?:must|need to|have to) have:?(?: [\w' -]{1,25},){1,5}(?: and)? ${own}abn\b(?! ?:?\d)`,
  ),
  payRule(
    'with your own ABN',
    'contractor',
    pattern`\b(?:on|with|via|through|under|using|hold(?:ing|ers? of)?|have|bring|get|supply) (?:(?:your|their|an|own|valid|active|current) ){1,3}abn\b(?! ?:?\d)`,
  ),
  payRule(
    'own ABN, and insurance',
    'contractor',
    pattern`\b(?:own|your|valid|active|current) abn\b(?! ?:?\d)`,
    pattern`\bown (?:car|vehicle|van|ute|scooter|bike|e-?bike|tools|transport|insurance|equipment)(?:,| and| \+|\/| &) ?${own}abn\b(?! ?:?\d)`,
    pattern`\babn(?:,| and| \+|\/| &) ?(?:own )?(?:gst|insurance|public liability|tools|invoice|car|vehicle|van|ute|transport|scooter|bike)\b`,
    pattern`^\W*abn\W*$`,
  ),
  payRule(
    'engaged as an independent contractor',
    'contractor',
    pattern`\b(?:engaged|hired|work(?:ing)?|paid|employed|join us|role is|position is|job is|this is) (?:\w+ ){0,3}?(?:as )?an? (?:(?:independent|self[- ]employed|sub-?) ?)(?:contractors?|tradesperson|business|driver|courier|subbie)\b`,
  ),
  payRule(
    'subcontractors wanted',
    'contractor',
    pattern`\bsole trader arrangement\b|\bcontractor basis\b|\(abn\)`,
    pattern`\b(?:own|your|provide|valid|have|hold)(?: an?)? australian business number\b`,
    pattern`\b(?:responsible for|pay|handle|manage|look after) your own (?:tax|super|gst)\b`,
    pattern`\b(?:sub-?contractors?|subbies|sole traders?|independent contractors?) (?:wanted|needed|required|only|sought|basis|agreement|role|position)\b`,
    pattern`\b(?:this is|on) an? (?:(?:independent|sub-?) ?contract(?:or|ing)|sole trader) (?:basis|role|position|arrangement|job)\b`,
  ),
  payRule(
    'you invoice us',
    'contractor',
    pattern`\b(?:you (?:will )?invoice us|send us (?:an|your) invoice|submit (?:an |your )?(?:weekly |fortnightly |monthly )?invoices? (?:for|of) your (?:hours|work|time))\b`,
  ),
];
