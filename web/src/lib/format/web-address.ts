/** Adds 'https://' to an address without a scheme (spec section 5). */
export function withScheme(address: string): string {
  const trimmed = address.trim();
  return !trimmed || /^[a-z][a-z\d+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
}
