/** Texts of the dead letters page. */
export const messages = {
  title: 'Dead letters',
  lead: 'Events that a listener gave up on. Mend the cause, then put them back: whoever handled one before leaves it alone.',
  failed: 'The dead letters could not be loaded',
  none: 'No dead letters',
  noneText: 'Every event was handled.',
  total: (count: number) => (count === 1 ? 'One dead letter' : `${count} dead letters`),
  gaveUp: (consumer: string, tries: number | null) =>
    tries === null ? `${consumer} gave up` : `${consumer} gave up after ${tries === 1 ? 'one try' : `${tries} tries`}`,
  replay: 'Replay',
  replayOf: (type: string, letter: number) => `Replay ${type}, letter ${letter}`,
  replayed: 'Put back.',
  replayAll: 'Replay all',
  replayAllTitle: 'Put every dead letter back?',
  replayedAll: (count: number) => (count === 1 ? 'One letter put back.' : `${count} letters put back.`),
  discard: 'Discard',
  discardOf: (type: string, letter: number) => `Discard ${type}, letter ${letter}`,
  discardTitle: 'Discard this dead letter?',
  discardText: 'It is gone for good, and what it tells is never handled.',
  discardReason: 'Reason',
  discardHelper: 'For the audit trail.',
  discarded: 'Discarded.',
} as const;
