import { anyOf } from '../rule.ts';
import { clock, startClock } from './clock-times.ts';
import { dayList, to } from './named-days.ts';

/** Opening hours of a shop or a help desk, and rotating shifts. */
const anywhere = anyOf(
  '\\b(?:open(?:ing)?|operat(?!ors?\\b(?! (?:runs?|running|offer\\w*|that|which|with)\\b))\\w+|trading|contact|call|enquir\\w+|(?:tele)?phone|clinics|clinic (?:hours|days|times)|flexible roster|training (?:program|session)s?|(?:days|weeks) of (?:[\\w-]+ ){0,2}training|every (?:\\d|two|three|four) (?:weeks|weekends)|email|rotat\\w+|business hours|span of hours|resum[eé]s?|interview(?:s|ing)?|drop (?:in|by|off|your)|(?:find|visit|see) us|parking|send (?:texts?|messages?)|our (?:[\\w-]+ ){0,2}(?:staff|team|employees) works?|(?:our|the|your) (?:[\\w-]+ ){0,2}(?:receptionist|manager|colleague|owner|partner|nurse|chef|supervisor|assistant)s? (?:works?|covers?|does)|(?:cent(?:re|er)|school|studio|academy) teaches|available (?:between|any)|timezone|between the hours)\\b',
);

const when = `(?:${dayList}|${startClock}${to}${clock})`;

/** Words of the work itself, behind which days and times are its own. */
const work = '(?:work\\w*|shifts?|roster\\w*|hours|availab\\w+|role|position|job)';
/** When somebody may apply: "Apply in person Monday to Thursday", "Walk-ins welcome weekdays 9am - 12pm". */
const applying = `\\b(?:apply|applications?|walk[- ]?ins?|come (?:in|by|along|past) (?:for|to|with|and)|come and|pop (?:in|by|down)|stop by|ask (?:for|to speak)|speak (?:to|with)|talk to|texts?|sms|messages?|dm|reach (?:me|us|out)|ring|meet (?:us|me)|happy to (?:chat|talk|take))\\b(?:(?!\\b${work}\\b)[^.;:]){0,40}?\\b${when}`;
const toApply = `${when}[^.;]{0,12} (?:to apply|for a (?:chat|coffee|tour)|to (?:meet|see) (?:us|me))\\b`;

/** When something else takes place: "Trials on Saturday 9am-12pm", "Our busiest time is Friday to Sunday 6pm to 9pm". */
const events = anyOf(
  'trials?(?: shifts?| days?)?|training|induction|orientation|onboarding|(?:assessment|recruitment|careers?) (?:days?|cent(?:re|er)|fair)',
  '(?:information|info) (?:sessions?|nights?|evenings?)|(?:team|staff|weekly) meetings?|meetings?|(?<!\\bfor (?:our |the )?)live (?:music|bands?|entertainment)|happy hour|trivia|(?:salon|shop|store|library|clinic|caf[eé]|visiting|bar|kitchen|gym|pool|opening) hours|(?:tafe|trade school) (?:is|days?)|(?<!\\bfor (?:our |the )?)(?:weddings|functions|markets?)',
  "(?<!\\b(?:be|are|is|you) )(?:free|complimentary) (?:\\w+ )?(?!and\\b)\\w+|(?:with|kids|children|our|free)[’']?s? (?:\\w+ )?classes",
  'deliveries (?:arrive|come)|(?:bus|buses|shuttle|ferry|train)(?: (?:bus|service))?(?: from [\\w ]{1,20}?)?(?: (?:runs?|leaves?|goes))?',
  '(?:peak|busy|busiest) (?:times?|hours|days?|periods?)|(?:office|reception|shop|store|gym|pool|desk|counter) is (?:staffed|attended|manned)',
);
const taking = `\\b${events}(?: (?:is|are|will be|takes? place|held|happens?|on|from|every|each|most|an?|usually)){0,3}[ ,:–-]{1,3}${when}`;

// slow-pattern: an item has at most 500 characters.
const other = new RegExp(anyOf(anywhere, applying, toApply, taking), 'i');

/** What somebody or something else does: "Trucks arrive", "the market trades", "Dr Nguyen consults", "lunch rush is". */
const does = anyOf(
  '(?:arrive|attend|cater|close|collect|come|consult|deliver|flock|gather|host|leave|meet|open|operate|play|run|serve|swim|teach|test|trade|train|treat|visit)s?|goes|did|does|sees|teaches|works',
  '(?<=\\b(?:i|we|they|both|(?:my|our|the)(?: [\\w-]+){0,2} [\\w-]+s) )work',
);
const looksFor =
  'looking|seeking|searching|hiring|recruiting|after|in need|needed|required|wanted|sought|offer(?:ed|ing)|available|based';
const isVerb = `(?:is|are|was|were|(?:will|would) be)(?! (?:[\\w-]+ )?(?:${looksFor})\\b)(?=[^,]*$)`;
// slow-pattern: an item has at most 500 characters.
const verbs = new RegExp(`\\b(?:${does}|${isVerb})\\b`, 'gi');
// slow-pattern: an item has at most 500 characters.
const firstWhen = new RegExp(when, 'i');

/** Who works, or what is worked, before its verb; an order ("Serve customers") has nobody there. */
const itsHours =
  "(?:^\\W*|\\b(?:your|the|these|work|working|work['’]s|job|role|shift|start|finish|roster|rostered|set|weekly|daily|regular|usual|normal|ordinary|core|office) )(?:hours|days?|times?)";
// slow-pattern: an item has at most 500 characters.
const ofJob = new RegExp(
  `(?:^|${itsHours}|\\b(?:you|you['’](?:ll|d|re)|there|this|it|role|position|job|work|shifts?|rosters?|contract|employment|candidate|applicant|person|someone|somebody|anyone|who|to|can|could|will|would|must|should|start|finish))\\W*$`,
  'i',
);

/** Whether an item says when something else takes place: the last verb before its days and times is not that of the job. */
const isSaidOfOthers = (item: string): boolean => {
  const before = item.slice(0, firstWhen.exec(item)?.index ?? 0);
  const verb = [...before.matchAll(verbs)].at(-1);
  return verb !== undefined && !ofJob.test(before.slice(0, verb.index));
};

/** Whether the days and times of an item are not those of the job. */
export const areOtherTimes = (item: string): boolean => other.test(item) || isSaidOfOthers(item);
