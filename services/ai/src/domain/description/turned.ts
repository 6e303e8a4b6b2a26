/** A list that begins at another of its values and goes on from the start after its end. */
export const turned = <T>(values: readonly T[], by: number): readonly T[] => {
  const at = by % values.length;
  return [...values.slice(at), ...values.slice(0, at)];
};
