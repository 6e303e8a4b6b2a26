/** The job id in a URL, read as an integer (spec section 5); undefined for any other text. */
export function toJobId(text: string | null | undefined): number | undefined {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
