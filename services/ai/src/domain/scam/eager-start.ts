/** Weekly pay for anybody who starts at once. None of these words is a sign on its own; together they are. */
const pay =
  /\b(?:weekly (?:earnings|income|pay)|earnings?|income|earn|pay(?:s|ing)?)\b[^.!?]{0,25}?\$? ?\d{3}(?: ?(?:-|–|to) ?\$? ?\d{3})?(?![\d,.]\d)(?: ?(?:\/|per|a|each|every)? ?(?:week|weekly|wk)\b)?/i;
const weekly = /\bweek(?:ly)?\b/i;
const noExperience =
  /\b(?:no (?:previous |prior )?experience(?: (?:is )?(?:needed|required|necessary))?|without experience)\b/i;
const atOnce =
  /\b(?:immediate(?:ly)? start|start (?:immediately|today|at once|right away)|(?:send|email|forward)(?: us)?(?: your)? (?:resume|cv|details))\b/i;

/** How many consecutive sentences are read together. */
const beside = 4;

/** The sentence that names the pay, if those around it contain the rest; otherwise undefined. */
export const eagerStart = (sentences: readonly string[]): string | undefined => {
  const at = sentences.findIndex((sentence, index) => {
    if (!pay.test(sentence) || !weekly.test(sentence)) return false;
    const around = sentences.slice(Math.max(0, index - beside + 1), index + beside).join(' ');
    return noExperience.test(around) && atOnce.test(around);
  });
  return at < 0 ? undefined : sentences[at]?.slice(0, 240);
};
