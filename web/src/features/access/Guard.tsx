import { Navigate, Outlet, useLocation } from 'react-router';
import { useHydrating } from '../../platform/hydration/use-hydrating.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { accessDeniedPath, authPath } from '../../lib/paths.ts';
import { PageSpinner } from '../../ui/PageSpinner.tsx';
import { accessTo, type Refusal, type Requirement } from './access.ts';

export function Guard({ requires }: { requires: Requirement }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const from = pathname + search;
  if (useHydrating()) return <PageSpinner />;
  switch (accessTo(requires, session)) {
    case 'loading':
      return <PageSpinner />;
    case 'sign-in':
      return <Navigate to={authPath} replace state={{ from }} />;
    case 'wrong-role': {
      const current = session.kind === 'guest' ? 'guest' : session.user.role;
      const refusal: Refusal = { from, required: requires, current };
      return <Navigate to={accessDeniedPath} replace state={refusal} />;
    }
    default:
      return <Outlet />;
  }
}
