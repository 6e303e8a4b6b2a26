import type { Quoted } from '../rule.ts';

/** Where the work is done, if not at the ad's place alone. */
export type Workplace = Quoted<'remote'> | Quoted<'hybrid'>;

const hybrid =
  /\bhybrid\b(?! (?:cloud|vehicles?|cars?|apps?|mobile|infrastructure|environments?|systems?|models? of care|technolog\w+|platforms?|solutions?))|\b(?:work(?:ing)? from home|wfh|home)\b[^.;]{0,30}\b(?:\d|one|two|three|four) (?:\w+ )?days?\b|\b(?:\d|one|two|three|four) (?:\w+ )?days?\b[^.;]{0,25}\b(?:from home|wfh|in (?:the )?office|remote)|\b(?:partly|part) remote\b|\bmix of (?:home|office|remote)\b/i;
const remote =
  /\b(?:fully|100 ?%|completely|entirely|permanently) remote\b|\bremote (?:role|position|job|work(?! sites?)|opportunity|first|based|anywhere|australia)\b|\bwork (?:remotely )?from anywhere\b|^\W*remote\W*$|\b(?:location|place|workplace)\s*[:–-]\s*remote\b|[(|–-] ?remote\b ?(?:[)|–-]|$)|\bremote[ /-]+(?:work from home|wfh)\b/i;
const denied = /\b(?:no|not|isn['’]t|cannot)\b[^.;]{0,25}\b(?:remote|hybrid|from home)\b/i;

/** Remote counts only where no sentence calls the work hybrid. */
export const workplaceOf = (title: string, items: readonly string[]): Workplace | undefined => {
  const said = [title, ...items].filter((item) => /remote|hybrid|home|wfh|anywhere/i.test(item) && !denied.test(item));
  const mixed = said.find((item) => hybrid.test(item));
  if (mixed !== undefined) return { kind: 'hybrid', quote: mixed };
  const away = said.find((item) => remote.test(item));
  return away === undefined ? undefined : { kind: 'remote', quote: away };
};
