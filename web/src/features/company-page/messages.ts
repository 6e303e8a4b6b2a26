/** Texts of the company page, which every signed-in user can open. */
export const messages = {
  title: 'Company',
  about: (name: string) => `About ${name}`,
  noAbout: 'This company has not written about itself yet.',
  abnChecked: 'ABN checked',
  abnCheckedText: 'The number is valid, and our team has read an ad of this company.',
  website: 'Website',
  size: 'Company size',
  industry: 'Industry',
  imported: "Jobs from other websites under this name. The company has no account here, and we haven't checked it.",
  jobs: (count: number) => `${count} live ${count === 1 ? 'job' : 'jobs'}`,
  notFound: 'Company not found',
  notFoundText: 'It does not exist, or has no live jobs right now.',
  notLoaded: 'Failed to load the company',
} as const;
