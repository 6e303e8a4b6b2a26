export function EmployerJob() {
  return null;
}
