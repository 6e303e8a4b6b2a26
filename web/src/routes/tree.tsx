import type { ReactNode } from 'react';
import { Navigate, type RouteObject } from 'react-router';
import { Guard } from '../features/access/Guard.tsx';
import { Shell } from '../features/shell/Shell.tsx';
import { SubscribeForm } from '../features/subscribe/SubscribeForm.tsx';
import { homePath } from '../lib/paths.ts';
import { lazyScreen } from '../platform/load-screen.ts';
import { usePageTitle } from '../platform/page-title.ts';
import { Home } from './Home.tsx';
import { lazyDataScreen } from '../platform/lazy-data-screen.tsx';
import { RouteError } from './RouteError.tsx';
import { RouteFrame } from './RouteFrame.tsx';
import { type PortalRoute, routes } from './table.ts';

function Titled({
  title,
  description,
  children,
}: Pick<PortalRoute, 'title' | 'description'> & { children: ReactNode }) {
  usePageTitle(title, description);
  return children;
}

/** The element of a route. A screen without a title in the table sets it; the home page has the portal's default. */
function toElement({ load, usesData, title, description }: PortalRoute) {
  const Screen = load ? (usesData ? lazyDataScreen : lazyScreen)(load) : Home;
  if (!title) return <Screen />;
  return (
    <Titled title={title} description={description}>
      <Screen />
    </Titled>
  );
}

const toRoute = (route: PortalRoute): RouteObject => {
  const page: RouteObject = { path: route.path, element: toElement(route) };
  return route.requires ? { element: <Guard requires={route.requires} />, children: [page] } : page;
};

/** The route table as the router's tree. An unknown URL redirects to the home page. */
export const routeTree: RouteObject[] = [
  {
    element: <Shell subscribe={<SubscribeForm />} />,
    errorElement: <RouteError error={undefined} resetErrorBoundary={() => window.location.reload()} />,
    children: [
      {
        element: <RouteFrame />,
        children: [...routes.map(toRoute), { path: '*', element: <Navigate to={homePath} replace /> }],
      },
    ],
  },
];
