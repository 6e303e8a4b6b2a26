/**
 * The cards that fill a row of two columns: those that do by themselves, and those that would stand beside an empty
 * place, before such a card or at the end.
 */
export function fillingRows<Card>(cards: readonly Card[], fillsRow: (card: Card) => boolean): ReadonlySet<Card> {
  const filling = new Set<Card>();
  let alone: Card | undefined;
  const end = () => {
    if (alone !== undefined) filling.add(alone);
    alone = undefined;
  };
  for (const card of cards) {
    if (fillsRow(card)) {
      end();
      filling.add(card);
    } else alone = alone === undefined ? card : undefined;
  }
  end();
  return filling;
}
