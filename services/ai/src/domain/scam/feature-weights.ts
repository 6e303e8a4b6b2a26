/** The weight of a feature in steps from -127 to 127. */
type FeatureWeight = readonly [feature: number, steps: number];

/** As Base64: four bytes for each feature that has a weight, 24 bits of the feature and 8 bits of its weight. */
export const packed = (weights: readonly FeatureWeight[]): string => {
  const known = weights.filter(([, steps]) => steps !== 0);
  const bytes = Buffer.alloc(4 * known.length);
  for (const [at, [feature, steps]] of known.entries()) {
    bytes.writeUIntBE(feature, 4 * at, 3);
    bytes.writeInt8(steps, 4 * at + 3);
  }
  return bytes.toString('base64');
};

export const unpacked = (table: string): ReadonlyMap<number, number> => {
  const bytes = Buffer.from(table, 'base64');
  return new Map(
    Array.from({ length: bytes.length / 4 }, (_, at) => [bytes.readUIntBE(4 * at, 3), bytes.readInt8(4 * at + 3)]),
  );
};
