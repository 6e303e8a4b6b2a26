/** An amount of dollars, perhaps for a period. */
export const money = String.raw`(?:aud ?)?\$ ?\d[\d,.]*(?: ?(?:\/|per|an?|p) ?(?:hour|hr|h|day|week))?`;
/** Words before an ABN. */
export const own = String.raw`(?:(?:your|their|an?|own|valid|active|current|registered|australian) ){0,3}`;
/** What an employer may ask workers to pay for. */
export const things = String.raw`(?:uniforms?|aprons?|shirts?|t-shirts?|keys?|equipment|tools|training|induction|licen[cs]es?|police checks?|breakages?|till shortages?|cash shortages?|shortfalls?|accommodation|rent|transport|petrol|meals?|visa(?: costs?| fees?)?|sponsorship)`;

export const wages = String.raw`(?:wages?|salary|pay|pay ?packets?|earnings|hours|pay ?slips?)`;

/** An amount for a piece: "$0.80", "60 cents", "90c". */
export const pieceMoney = String.raw`(?:(?:aud ?)?\$ ?\d[\d,.]{0,6}|\d{1,3} ?(?:c|cents?|dollars?|bucks))`;
/** What workers pick, carry, clean or ask by the piece. */
export const piecesOfWork = String.raw`(?:punnets?|bins?|trays?|buckets?|parcels?|deliver(?:y|ies)|drops?|rooms?|flyers?|leaflets?|pamphlets?|surveys?|kilos?|kg|kilograms?|box(?:es)?|crates?|vines?|trees?|garments?|pieces?|stops?|lugs?|bunch(?:es)?)`;
