const every = String.raw`(?:per|a|an|any|each|every|\/|p\.?\/?)`;
const over = String.raw`(?:per|in|over|across|during|every|each)\s+(?:a |an |the |any |each |every )?`;
const cycle = '(?: period| cycle| roster)?';

/** After the hours: a week, two weeks, four weeks. Part of a pattern. */
export const week = String.raw`(?:\s*\(?(?:per a|in any|in each|in a|over the|across the|over a|${every})\s*(?:one |working |calendar |school |normal )?(?:week(?!end|day|long)|(?:wk|w)\b)|\s*(?:pw|p\.w\.?|weekly)\b|-?\s*(?:working |work )?weeks?\b)`;
export const fortnight = String.raw`(?:\s*\(?${every}\s*(?:fortnight|f\/?n|two weeks|2 weeks)\b|\s*${over}(?:(?:two|2)[- ]week(?:s|ly)?|fortnight(?:ly)?)\b${cycle}|\s*(?:pf|f\/n|fortnightly)\b|-?\s*fortnights?\b)`;
export const month = String.raw`\s*\(?(?:${every}\s*(?:calendar )?month\b|monthly\b)`;
export const year = String.raw`\s*\(?(?:${every}\s*(?:calendar )?(?:year|annum)\b|p\.?a\b|annually\b|yearly\b)`;
export const fourWeeks = String.raw`\s*${over}(?:(?:four|4)[- ]week(?:s|ly)?|28[- ]days?)\b${cycle}`;
