/** Texts of the audit trail page. */
export const messages = {
  title: 'Audit trail',
  lead: 'Everything that operators opened or did, recorded before it was done. It cannot be changed, and is kept for 400 days.',
  failed: 'The trail could not be loaded',
  none: 'Nothing yet',
  noneText: 'No entries match this filter.',
  operator: 'Operator id',
  person: 'Person id',
  job: 'Ad id',
  show: 'Show',
  looked: 'looked',
  did: 'did',
} as const;
