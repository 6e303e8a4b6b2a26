import type { FallbackProps } from 'react-error-boundary';
import { messageOf } from '../lib/api/server-errors.ts';
import { ErrorPane } from '../ui/ErrorPane.tsx';
import { Page } from '../ui/layout.ts';

const isMissingChunk = (error: unknown) =>
  error instanceof Error && /dynamically imported module|Importing a module|module script/i.test(error.message);

/** A screen's code that did not arrive is fetched anew by loading the page; anything else is tried again in place. */
export function RouteError({ error, resetErrorBoundary }: FallbackProps) {
  const missing = isMissingChunk(error);
  return (
    <Page py="10">
      <ErrorPane
        heading="h1"
        title={missing ? 'This page could not be loaded' : 'Something went wrong on this page'}
        message={missing ? 'Check your connection, then try again.' : messageOf(error)}
        onRetry={missing ? () => window.location.reload() : resetErrorBoundary}
      />
    </Page>
  );
}
