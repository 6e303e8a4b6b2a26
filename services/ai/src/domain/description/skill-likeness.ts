/** Other names of a skill or licence, with the one that a reader knows best. */
const fullNames: ReadonlyMap<string, string> = new Map([
  ['rsa', 'responsible service of alcohol (RSA)'],
  ['responsible service of alcohol', 'responsible service of alcohol (RSA)'],
  ['rcg', 'responsible conduct of gambling (RCG)'],
  ['rsg', 'responsible conduct of gambling (RCG)'],
  ['responsible conduct of gambling', 'responsible conduct of gambling (RCG)'],
  ['pick packing', 'picking and packing'],
  ['order picking', 'picking and packing'],
  ['test and tag', 'testing and tagging'],
  ['hand and power tools', 'power tools'],
  ['pos systems', 'point of sale'],
  ['pos', 'point of sale'],
  ['seo', 'search engine optimisation'],
  ['whs', 'work health and safety'],
  ['taa', 'training and assessment'],
]);

/** What our lists of skills add to a name to tell two apart, which a reader of one ad does not need. */
const distinctions: ReadonlyMap<string, string> = new Map([
  ['cad cam dentistry', 'CAD/CAM dentistry'],
  ['cert iv tae', 'Cert IV TAE'],
  ['power tools construction', 'power tools'],
  ['chemical handling cleaning', 'chemical handling'],
  ['coaching sport', 'sports coaching'],
  ['conflict resolution security', 'conflict resolution'],
  ['fencing farm', 'farm fencing'],
  ['food production line', 'food production lines'],
  ['gmp food', 'GMP'],
  ['high risk work licence crane', 'high risk work licence for cranes'],
  ['high risk work licence dogging', 'high risk work licence for dogging'],
  ['high risk work licence scaffolding', 'high risk work licence for scaffolding'],
  ['manual handling care', 'manual handling'],
  ['mr licence bus', 'MR licence'],
  ['nutrition fitness', 'nutrition'],
  ['product development food', 'product development'],
  ['production line machinery', 'production lines'],
  ['production line packing', 'production lines'],
  ['quality checks production', 'quality checks'],
  ['quality control testing', 'quality control'],
  ['risk assessment clients', 'risk assessment'],
  ['rostering staff', 'rostering'],
  ['route planning deliveries', 'route planning'],
  ['ticketing travel', 'ticketing'],
  ['troubleshooting computers', 'computer troubleshooting'],
]);

/** A skill by the name that a reader knows: "responsible service of alcohol (RSA)" for "rsa". */
export const fullNameOf = (skill: string): string => {
  const key = skill.toLowerCase();
  return fullNames.get(key) ?? distinctions.get(key) ?? skill;
};

const smallWords: ReadonlySet<string> = new Set(['and', 'of', 'the', 'a', 'in', 'or', 'skills', 'with']);

/** What remains of a word in each of its forms: "tag" of "tagging". */
const stemOf = (word: string) => word.replace(/(?:ing|e|s|es|ed)$/, '').replace(/([^aeiou])\1$/, '$1');

const stemsOf = (skill: string): ReadonlySet<string> =>
  new Set(
    (
      fullNameOf(skill)
        .toLowerCase()
        .match(/[\p{L}\p{N}+#]+/gu) ?? []
    )
      .filter((word) => !smallWords.has(word))
      .map(stemOf),
  );

/** Whether two names mean the same skill: "test and tag", "testing and tagging". */
export const isSameSkill = (one: string, other: string): boolean => {
  const [stems, others] = [stemsOf(one), stemsOf(other)];
  return stems.size === others.size && stems.isSubsetOf(others);
};

/** Whether one skill says the same as the other in more or fewer words: "sales", "retail sales". */
export const isSimilarSkill = (one: string, other: string): boolean => {
  const [stems, others] = [stemsOf(one), stemsOf(other)];
  return stems.isSubsetOf(others) || others.isSubsetOf(stems);
};
