import type { Mode as PortalMode } from '../support/portal.ts';

/** A way to run all parts for a project of playwright.config.ts. */
export type Mode = PortalMode &
  Readonly<{
    /** Never uses a portal that is already running. */
    alone?: boolean;
  }>;
