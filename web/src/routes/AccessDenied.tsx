import { AccessDeniedPage } from '../features/access/AccessDeniedPage.tsx';
import { usePageTitle } from '../lib/page-title.ts';

export function AccessDenied() {
  usePageTitle('Access denied');
  return <AccessDeniedPage />;
}
