/** Removes all non-digits and adds +61 (spec section 5); an empty text stays empty. */
export function toAustralianPhone(text: string): string {
  const digits = text.replace(/\D/g, '');
  if (!digits) return '';
  const national = digits.startsWith('61') && digits.length > 9 ? digits.slice(2) : digits;
  return `+61${national.replace(/^0/, '')}`;
}
