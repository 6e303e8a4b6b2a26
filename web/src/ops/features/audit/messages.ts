/** Words of the audit trail. */
export const messages = {
  title: 'Audit trail',
  lead: 'Everything an operator opened or did, written down before it was done. Nobody can change it; it is kept for 400 days.',
  failed: 'The trail could not be loaded',
  none: 'Nothing yet',
  noneText: 'Nobody did anything of that kind.',
  operator: 'Operator id',
  person: 'Person id',
  job: 'Ad id',
  show: 'Show',
  looked: 'looked',
  did: 'did',
} as const;
