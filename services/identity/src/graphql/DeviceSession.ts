import type { DeviceSessionResolvers } from '../__generated__/resolvers.ts';

export const DeviceSession: DeviceSessionResolvers = {
  id: (session) => session._id,
  device: (session) => session.device ?? 'Unknown device',
  address: (session) => session.address || null,
  lastUsedAt: (session) => session.turnedAt,
  current: (session, _args, { caller }) => caller.kind === 'user' && caller.sessionId === session._id,
};
