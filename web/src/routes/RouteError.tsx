import type { FallbackProps } from 'react-error-boundary';
import { isMissingFile } from '../platform/load-screen.ts';
import { Hydrated } from '../platform/hydration/Hydrated.ts';
import { ErrorPane } from '../ui/ErrorPane.tsx';
import { Page } from '../ui/layout.ts';
import { messages } from './messages.ts';

/**
 * A screen's code that did not arrive is fetched anew by loading the page; anything else is a fault of ours, whose own
 * words would tell a reader nothing, and is tried again in place.
 */
export function RouteError({ error, resetErrorBoundary }: FallbackProps) {
  const missing = isMissingFile(error);
  return (
    <Page py="10">
      <ErrorPane
        heading="h1"
        title={missing ? messages.notLoaded : messages.broken}
        message={missing ? messages.checkConnection : messages.unexpected}
        onRetry={missing ? () => window.location.reload() : resetErrorBoundary}
      />
      <Hydrated />
    </Page>
  );
}
