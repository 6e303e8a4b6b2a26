export function VerifyEmail() {
  return null;
}
