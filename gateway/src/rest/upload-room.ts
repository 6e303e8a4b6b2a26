import { Failure } from '@waratah/kit/errors';
import { megabyte } from '@waratah/kit/files/receive-upload';

/** What one file holds in memory: its connection and form, and at most the part that is being stored and the next one. */
const ofOne = { least: megabyte / 16, most: 10 * megabyte } as const;
/** What the files that arrive at one gateway may hold together. */
const mostOfAll = 200 * megabyte;
/** A file that has been arriving for longer may have to make room for one whose sender has as much. */
const patienceMs = 10_000;

type Arriving = Readonly<{
  network: string;
  account: number;
  /** What the request says of its own length, in bytes, or the most that it may have. */
  length: number;
  /** How many bytes of it have arrived. */
  arrived: () => number;
}>;

type Place = Readonly<{
  network: string;
  account: string;
  bytes: number;
  since: number;
  speed: () => number;
  stop: AbortController;
}>;

/** The place of a file: its signal is aborted, with the failure to answer, if the file has to make room for others. */
export type UploadPlace = Readonly<{ stop: AbortSignal; leave: () => void }>;

const busy = () => new Failure('UNAVAILABLE', 'Too busy right now. Please try again.', 1);

/** What the files of each network, and of each account in it, hold. */
const heldBy = (places: Iterable<Place>) => {
  const held = new Map<string, number>();
  const add = (sender: string, bytes: number) => held.set(sender, (held.get(sender) ?? 0) + bytes);
  for (const { network, account, bytes } of places) {
    add(network, bytes);
    add(account, bytes);
  }
  return (sender: string) => held.get(sender) ?? 0;
};

/**
 * Bounds what arriving files hold in memory, however slowly their senders send them. When the room is full, the files of
 * the network that holds the most make room for one of a network that holds less; within a network, those of the
 * account that holds the most; of equals, the slowest of those that have been arriving for ten seconds. Throws
 * UNAVAILABLE if none of them has to.
 */
export const uploadRoom = (most = mostOfAll, now: () => number = () => performance.now()) => {
  const places = new Set<Place>();
  let held = 0;

  const leave = (place: Place) => {
    if (places.delete(place)) held -= place.bytes;
  };

  /** The file that makes room for a new one, if any has to. */
  const givingWayTo = ({ network, account, bytes }: Place) => {
    const by = heldBy(places);
    const own = { network: by(network) + bytes, account: by(account) + bytes };
    const ranked = [...places].map((place) => ({
      place,
      order: [-by(place.network), -by(place.account), place.speed()] as const,
    }));
    ranked.sort(({ order: [a, b, c] }, { order: [x, y, z] }) => a - x || b - y || c - z);
    return ranked.find(
      ({ place }) =>
        by(place.network) > own.network ||
        (place.network === network && by(place.account) > own.account) ||
        now() - place.since > patienceMs,
    )?.place;
  };

  return ({ network, account, length, arrived }: Arriving): UploadPlace => {
    const [since, before] = [now(), arrived()];
    const place: Place = {
      network,
      account: `${network} ${account}`,
      bytes: Math.min(ofOne.most, Math.max(ofOne.least, length)),
      since,
      speed: () => (arrived() - before) / Math.max(1, now() - since),
      stop: new AbortController(),
    };
    while (held + place.bytes > most) {
      const other = givingWayTo(place);
      if (!other) throw busy();
      leave(other);
      other.stop.abort(busy());
    }
    places.add(place);
    held += place.bytes;
    return { stop: place.stop.signal, leave: () => leave(place) };
  };
};
