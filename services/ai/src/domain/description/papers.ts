const paper =
  /licen[cs]e|registration|accreditation|screening|\bcheck$|white card|responsible (?:service|conduct)|\bcert iv\b|\bticket$/i;

/** Whether a skill of our lists is a licence or certificate. */
export const isPaper = (skill: string): boolean => paper.test(skill);
