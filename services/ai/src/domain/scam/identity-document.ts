import { pattern, within } from '../rule.ts';
import { type ScamRule, scamRule } from './scam-rule.ts';
import { send } from './words.ts';

const papersNumber = pattern`(?:tax file number|tfn|passport number|medicare number|licen[cs]e number)`;
const myGovLogin = pattern`your (?:own )?my ?gov(?: ?id)?(?: account)? (?:log[- ]?in|sign[- ]?in|password|credentials|user ?name|access|details|code|pin)`;

/** Before anybody is hired. */
const upFront = pattern`(?:to apply|when you apply|appl(?:y|ying)|(?:with|in) (?:your|the|an) (?:application|cv|resume|reply|email|message)|to process your application|(?:before|prior to|at|for|to) (?:the|an|your|any|our) interview|before (?:we|an offer|the offer|any offer)|to (?:get|receive|secure|register|reserve)|whatsapp|telegram|text me|sms|today|immediately|straight away)`;

/** At the offer or after it, when an employer may ask who somebody is. */
const hired = pattern`(?:(?:first|1st) (?:day|shift)|day (?:one|1)|successful (?:applicants?|candidates?|persons?)|(?:once|when|after|if) you(?:['’]re| are| have)? (?:been )?(?:hired|offered|started?|accept(?:ed)?|begin|join(?:ed)?|successful|employed)|(?:on|upon|after|at|following|once|with) (?:commencement|commencing|being hired|hire|engagement|appointment|acceptance|induction|onboarding|(?:an?|the|your|our) (?:written )?offer)|before (?:you start|starting|your first (?:day|shift)|commenc\w+))`;

/** "The boss will hold it until the season ends", but no copy of it, and nothing kept confidential. */
const keepsIt = pattern`(?:we|(?:the|our|your) (?:boss|owner|employer|manager|company|agent|farmer)) (?:(?:will|must|may) )?(?:keep|hold|store|take|retain)s? (?:it|them)\b(?! (?:strictly |completely |fully )?(?:confidential|private|secret|up to date|current|on file|along|with you|back|as proof))`;
const passport = /\bpassports?\b/i;
const keptNext = new RegExp(`^${keepsIt.source}`, 'i');

/** The sentence that keeps the passport of which the one before it speaks. */
export const keptPassport = (sentences: readonly string[]): string | undefined =>
  sentences.find((sentence, at) => keptNext.test(sentence) && passport.test(sentences[at - 1] ?? ''));

export const identityDocument: readonly ScamRule[] = [
  scamRule(
    'warns of it',
    'nothing',
    pattern`\b(?:never|do not|don['’]t|nobody will|no one will) (?:ever )?(?:${send}|ask (?:you )?for)\b`,
  ),
  scamRule(
    'login of myGov',
    'identity_document',
    pattern`(?:${send}|\b(?:needs?|requires?|wants?|asks? for|reply with|include|have)\b)${within(40)}\b${myGovLogin}\b`,
    pattern`\b${myGovLogin}\b${within(20)}\b(?:is|are) (?:required|needed|necessary)\b`,
  ),
  scamRule(
    'keeps the passport',
    'identity_document',
    pattern`\b(?:we|boss|owner|employer|manager|company|agent) (?:will |must |may )?(?:keep|hold|store|take|retain)s? (?:your|the|all) passports?\b(?! (?:scanner|reader|machine|control|office))`,
    pattern`\bpassports? (?:is |are |will be |must be )?(?:kept|held|retained|left) (?:\w+ )?(?:by|with) (?:us|the (?:boss|owner|employer|manager|company|agent)|employer|manager)\b`,
    pattern`\b(?:leave|deposit|hand (?:over|in)|surrender) your passport\b`,
    pattern`\b(?:keep|leave)s? (?:your|the) passports? with (?:us|me|(?:the|our|your) (?:boss|owner|employer|manager|company|agent|farmer|supervisor))\b`,
    pattern`\bpassports?\b${within(30)}\b${keepsIt}`,
    pattern`\byour passports? (?:is|are|will be|must be) (?:needed |required |to be )?(?:kept |held |left |stored )?with us\b`,
    pattern`\b(?:mr|mrs|ms|the agent|our agent|the farmer|the contractor)(?: [\w'’]+)? (?:keeps?|holds?|will keep|will hold|stores?) (?:your|the|all) passports?\b(?! (?:scanner|reader|machine|control|office))`,
    pattern`\bpassports? (?:stays?|remains?) (?:here |safe(?:ly)? |safe )?with (?:us|the (?:boss|owner|employer|manager|company|agent))\b`,
  ),
  scamRule(
    'asked of who is hired',
    'nothing',
    pattern`^(?=.*\b(?:passports?|tax file|tfn|licen[cs]e|medicare|birth certificate|id|identity)\b)(?!.*\b${upFront}\b).*\b${hired}\b`,
  ),
  scamRule(
    'copies of tickets',
    'nothing',
    pattern`^(?!.*\b(?:passports?|tfn|tax file|medicare|selfie|birth certificate|bank)\b)(?=.*\b(?:white card|forklift|tickets?|driving (?:record|history)|(?:hr|mr|hc|mc|lr|truck|high risk work) licen[cs]e)\b)`,
  ),
  scamRule(
    'numbers asked up front',
    'identity_document',
    pattern`\b(?:include|quote|enter|reply(?:ing)? with|respond(?:ing)? with|message (?:me|us)(?: with)?|tell us|let us know)\b${within(40)}\byour ${papersNumber}\b`,
    pattern`\b(?:needs?|requires?|wants?|asks? for|must have)\b${within(40)}\byour ${papersNumber}\b${within(60)}\b${upFront}\b`,
    pattern`\byour ${papersNumber}\b${within(20)}\b(?:is|are) (?:required|needed|necessary)\b${within(30)}\b${upFront}\b`,
  ),
  scamRule(
    'copies of papers',
    'identity_document',
    pattern`${send}${within(120)}\b(?:cop(?:y|ies)|scans?|photos?|pictures?|pics?|images?|front and back|selfie)\b${within(30)}\b(?:passport|driver['’]?s? licen[cs]e|licen[cs]e|id(?:entity)?(?: card| document)?|medicare|birth certificate)\b`,
  ),
  scamRule(
    'papers by a message',
    'identity_document',
    pattern`\b(?:passport|licen[cs]e|tfn|tax file number|medicare)\b${within(80)}\bsent (?:by|via|on|to us by) (?:text|sms|whatsapp|telegram|message)\b`,
    pattern`\bselfie (?:holding|with) (?:the|your|an?) (?:licen[cs]e|passport|id)\b`,
  ),
  scamRule(
    'brings copies of papers',
    'identity_document',
    pattern`\bbring (?:along |with you )?(?:a |the )?(?:photo)?cop(?:y|ies) of your passport\b`,
  ),
  scamRule(
    'numbers of papers',
    'identity_document',
    pattern`${send}${within(50)}\b(?:your )?(?:passport (?:number|details|no)|tax file number|tfn|medicare (?:number|card)|licen[cs]e number|social security|ssn|date of birth and)\b`,
  ),
  scamRule(
    'passport with the application',
    'identity_document',
    pattern`${send}${within(30)}\byour (?:passport|id card|identity card|driver['’]?s? licen[cs]e|medicare card)\b`,
  ),
];
