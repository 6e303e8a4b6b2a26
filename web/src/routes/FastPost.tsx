export function FastPost() {
  return null;
}
