import type { FallbackProps } from 'react-error-boundary';
import { messageOf } from '../../lib/api/server-errors.ts';
import { ErrorPane } from '../../ui/ErrorPane.tsx';

/** Shown if a page failed or its script did not load; reloading helps in both cases. */
export function PageError({ error }: FallbackProps) {
  return (
    <ErrorPane
      heading="h1"
      title="This page could not be shown"
      message={messageOf(error)}
      onRetry={() => window.location.reload()}
    />
  );
}
