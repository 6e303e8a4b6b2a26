export function EmployerDashboard() {
  return null;
}
