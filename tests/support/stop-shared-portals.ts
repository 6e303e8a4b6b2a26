import { stopSharedPortals } from './shared-portals.ts';

/** Jest runs this once after the last test file (jest.config.mjs). */
export default stopSharedPortals;
