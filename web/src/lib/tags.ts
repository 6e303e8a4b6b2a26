/** Adds typed texts, separated by commas, to the values. A text that differs from another only in case is not added. */
export function withTyped(values: readonly string[], typed: string): string[] {
  const all = [...values];
  for (const part of typed.split(',').map((one) => one.trim())) {
    if (part && !all.some((value) => value.toLowerCase() === part.toLowerCase())) all.push(part);
  }
  return all;
}
