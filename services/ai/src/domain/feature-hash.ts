/** The place of a feature among so many, by its FNV-1a hash, so that features need no dictionary. */
export const bucketOf = (feature: string, buckets: number): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < feature.length; index += 1)
    hash = Math.imul(hash ^ feature.charCodeAt(index), 0x01000193) >>> 0;
  return hash % buckets;
};
