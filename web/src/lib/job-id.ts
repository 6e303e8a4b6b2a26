/** The job id of a route is read as an integer (spec section 5); anything else is no job. */
export function toJobId(text: string | null | undefined): number | undefined {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
