/** An amount of dollars, perhaps for a period. */
export const money = String.raw`(?:aud ?)?\$ ?\d[\d,.]*(?: ?(?:\/|per|an?|p) ?(?:hour|hr|h|day|week))?`;
/** Words before an ABN. */
export const own = String.raw`(?:(?:your|their|an?|own|valid|active|current|registered|australian) ){0,3}`;
/** What an employer may ask workers to pay for. */
export const things = String.raw`(?:uniforms?|aprons?|shirts?|t-shirts?|keys?|equipment|tools|training|induction|licen[cs]es?|police checks?|breakages?|till shortages?|cash shortages?|shortfalls?|accommodation|rent|transport|petrol|meals?|visa(?: costs?| fees?)?|sponsorship)`;

export const wages = String.raw`(?:wages?|salary|pay|pay ?packets?|earnings|hours|pay ?slips?)`;
