import { listen } from '@waratah/kit/http/server';
import { type OwnPortal, type Shared, sharedModes, startPortal } from './portal.ts';

const isShared = (name: string): name is Shared => name in sharedModes;

/** More sign-ins, files and requests a minute than all test files together send from the address that they share. */
const unlimited = { SIGN_INS_PER_MINUTE: '1000000', UPLOADS_PER_MINUTE: '1000000', REQUESTS_PER_MINUTE: '1000000' };

const running = new AsyncDisposableStack();
const portals = new Map<Shared, Promise<OwnPortal>>();

/** The portal of that name, which starts when the first test file asks for it. */
const portalOf = (name: Shared): Promise<OwnPortal> => {
  const portal = portals.get(name) ?? startPortal({ settings: { ...unlimited, ...sharedModes[name] } });
  if (!portals.has(name)) running.defer(async () => (await portal)[Symbol.asyncDispose]());
  portals.set(name, portal);
  return portal;
};

/** Jest runs this once before the first test file (jest.config.mjs); `sharedPortal` asks it for addresses. */
const serve = async (): Promise<void> => {
  const server = await listen(
    ({ url = '' }, answer) => {
      const name = url.slice(1);
      if (!isShared(name)) return void answer.writeHead(404).end(`no portal is named ${name}`);
      portalOf(name).then(
        (portal) => answer.end(JSON.stringify(portal)),
        (error: unknown) => answer.writeHead(500).end(String(error)),
      );
    },
    0,
    '127.0.0.1',
  );
  process.env.SHARED_PORTALS = server.url;
  running.use(server);
};

export const stopSharedPortals = (): Promise<void> => running.disposeAsync();

export default serve;
