/** Working rows of the table, reused by every call. */
const longest = 64;
let before = new Uint8Array(longest + 1);
let last = new Uint8Array(longest + 1);
let row = new Uint8Array(longest + 1);

/**
 * How many letters must be added, removed, replaced or swapped with a neighbour to turn one word into the other
 * (optimal string alignment distance), up to `most`; `most + 1` beyond that, and for words of more than 64 letters.
 */
export function editDistance(a: string, b: string, most: number): number {
  const tooFar = most + 1;
  if (Math.abs(a.length - b.length) > most || Math.max(a.length, b.length) > longest) return tooFar;
  for (let j = 0; j <= b.length; j++) last[j] = j;
  for (let i = 1; i <= a.length; i++) {
    const least = fillRow(a, b, i);
    if (least > most) return tooFar;
    [before, last, row] = [last, row, before];
  }
  return Math.min(last[b.length] ?? 0, tooFar);
}

/** Fills the row for the first `i` letters of `a` and answers its smallest number. */
function fillRow(a: string, b: string, i: number): number {
  const letter = a.charCodeAt(i - 1);
  const previous = a.charCodeAt(i - 2);
  row[0] = i;
  let least = i;
  for (let j = 1; j <= b.length; j++) {
    const other = b.charCodeAt(j - 1);
    const replaced = (last[j - 1] ?? 0) + (letter === other ? 0 : 1);
    let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replaced);
    if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && previous === other)
      cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
    row[j] = cost;
    if (cost < least) least = cost;
  }
  return least;
}
