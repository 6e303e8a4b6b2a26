/** Texts of the company information page (spec sections 2, 5 and 8). */
export const messages = {
  title: 'Company Information',
  text: 'What students see beside your jobs.',
  companyName: 'Company Name',
  website: 'Website',
  websitePlaceholder: 'www.example.com.au',
  companySize: 'Company Size',
  companySizeHint: 'e.g., 11-50, 51-200',
  industry: 'Industry',
  details: 'Company Details',
  nameRequired: 'Company Name is required',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Company details saved.',
  savedWithLogo: 'Company details and logo saved.',
  notSaved: 'Failed to save company info',
  notLoaded: 'Failed to load your company',
} as const;
