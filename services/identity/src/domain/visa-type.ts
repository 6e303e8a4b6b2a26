/** Visa types of spec section 3: the label people see and the code that is stored elsewhere (design section 12). */
export const visaTypes = [
  { code: '500', label: 'Student Visa subclass 500' },
  { code: '485', label: 'Temporary Graduate 485' },
  { code: '189', label: 'Skilled Independent 189' },
  { code: '190', label: 'Skilled Nominated 190' },
  { code: '491', label: 'Skilled Work Regional 491' },
  { code: '482', label: 'Employer Sponsored TSS 482' },
  { code: '186', label: 'Employer Nomination 186' },
  { code: '417/462', label: 'Working Holiday 417/462' },
  { code: 'other', label: 'Other/Not Sure' },
] as const;

/** The visa type meant by a label, a code or a phrase with the subclass in it; undefined when none is. */
export const visaTypeOf = (text: string) => {
  const wanted = text.trim().toLowerCase();
  return visaTypes.find(
    ({ code, label }) => wanted === code || wanted === label.toLowerCase() || new RegExp(`\\b${code}\\b`).test(wanted),
  );
};
