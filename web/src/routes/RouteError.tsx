import type { FallbackProps } from 'react-error-boundary';
import { isMissingFile } from '../platform/load-screen.ts';
import { Hydrated } from '../platform/hydration/Hydrated.ts';
import { ErrorPane } from '../ui/ErrorPane.tsx';
import { Page } from '../ui/layout.ts';
import { messages } from './messages.ts';

/**
 * Shown if a screen fails. If a script is missing, retrying reloads the page. Any other error is a bug: its message
 * would not help the user, and retrying renders the screen again.
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
