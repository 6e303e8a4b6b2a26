import { anyOf } from '../rule.ts';

/** Other meanings of citizen, clearance and visa. */
export const otherSenses = [
  '\\b(?:senior|older|elderly|global|corporate|good|digital|responsible|fellow|vulnerable|private|everyday|first-class) citizens?(?:hip)?\\b',
  '\\bcitizens? (?:science|scientists?|services?|engagement|experience|bi|data|developers?|analysts?|integrators?|journalis\\w+|portal|led|centric)\\b',
  '\\bcitizen (?:watch(?:es)?|caf[eé]|coffee|bar|restaurant|hotel)\\b',
  '\\bcitizen-\\w+|\\bcitizens (?:advice|and businesses)\\b|\\bcitizens? of (?:the )?(?:city|world|future|shire|state)\\b',
  '\\bcitizenship (?:programs?|education|curriculum|behaviou?rs?|ceremon(?:y|ies)|tests?|law)\\b',
  '\\b(?:ndis|dcsi|dhs|ochre|wwc[cp]?|wwvp|working with children|employment suitability|worker|screening)(?: (?:worker|workers|screening|check|employment))* clearances?\\b',
  '\\b(?:vegetation|land|debt|cargo|freight|import|export|quarantine|biosecurity|height|mine|uxo|title) clearances?\\b',
  '\\bpermanent residents? (?:of|in|at) (?:the |our )(?:home|village|facility|aged|building|camp)\\b',
  "\\b(?:police|customs?|criminal|record|medical|health|immuni[sz]ation|sapol|children(?:s|['’]s)?|site|road|planning|probity|ground|floor|wwcc|drug|traffic|reference|background)(?: history| status| check)? clearances?\\b",
  '\\b(?:season|stock|summer|winter|floor|christmas) clearances?\\b|^\\W*clearance (?:casuals?|crew|team)\\b',
  '\\bclearances? (?:items?|stock|sales?|certificates?|rates?|outlets?|centres?)\\b|\\b(?:security )?clearances? sponsorships?\\b|\\bsponsor\\w* (?:\\w+ ){0,3}clearances?\\b',
  "\\b(?:join|at|about|for|with|of|across|on) visa(?:['’]s)?\\b(?! (?:holders?|status|with|that|sponsor|conditions?|support))|^visa (?:is|will)|\\bvisa (?:consulting|managed|clients|and our|inc|is an? )",
];

export const publicRelations = new RegExp(
  anyOf(
    '\\bPR (?:experience|skills?|agenc\\w+|background|managers?|teams?|firms?|campaigns?|strateg\\w+|consultants?|professionals?|plans?|activit\\w+|account|coordinator|executive|officer|company|stunts?|materials?|reviews?|approvals?|events?|industry|roles?|(?:and|&) (?:comm\\w*|market\\w*|media|events?|content|social))\\b',
    '(?<!(?:/|\\bor|\\band|&) ?)\\bPR (?:Managers?|Executives?|Officers?|Consultants?|Coordinators?|Assistants?|Advis[eo]rs?|Agency|Specialists?)\\b',
    '\\b(?:[Mm]arketing|[Mm]edia|[Cc]omm\\w*|[Aa]dvertising|[Dd]igital|[Ss]ocial|[Bb]rand|[Ee]vents?|SEO|SEM|[Cc]ontent)(?: and|,| &| ?/| or) ?PR\\b',
    '\\bPR ?(?:,|/) ?(?:[Mm]arketing|[Dd]igital|[Mm]edia|[Cc]omm\\w*|[Ee]vents?|[Aa]dvertising|[Ss]ocial|[Cc]ontent|[Bb]rand)\\b',
    '\\b(?:positive|Positive|negative|good|bad|great|its|their|our|the|in|through|via|handle|own|corporate|internal|review|merge|approve|open) PR\\b(?! (?:holders?|status|only|visa|or|and citizen))',
    '(?<!(?:[Cc]itizens?|[Aa]ussies|[Kk]iwis|[Aa]ustralians|[Zz]ealanders),? (?:and|or|&) |\\b(?:hire|no|accept|[Nn]on) |\\b[Nn]on-)\\bPRs\\b(?! (?:and|or|only|may|can|are welcome))',
  ),
  'g',
);

/** "pr" in lower case beside a citizen. */
export const besideCitizen = /\bpr\b(?=[ ,/]{1,3}(?:or |and )?citizen)|(?<=citizens?[ ,/]{1,3}(?:or |and )?)pr\b/g;

/** Without one of these words in its sentence, PR means public relations. */
export const besidePR =
  /citi[zs]en|resid|visa|sponsor|\bwithout (?:an? )?PR\b|\bno PR\b(?! ?\?)|\b[Nn]on[- ]PRs?\b|\bhire PRs?\b|\bPR (?:and|or) above\b|\bPR onwards\b|rights|holder|status|pathway|^\W*PR\W*$|(?:aussies|kiwis|australians|zealanders),? (?:and|or|&) PRs?\b|\b(?:only|must|need(?:ed|s)?|require[ds]?|essential|mandatory|hold|have|NZ|preferred|desirable)\b/i;
