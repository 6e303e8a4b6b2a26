import { useMutation } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { messageOf } from '../../lib/api/server-errors.ts';
import { formatDateTime } from '../../lib/format/dates.ts';
import { Button } from '../../ui/button.ts';
import { Tag } from '../../ui/tag.ts';
import { toastBad, toastOk } from '../../ui/toasts.ts';
import { messages } from './messages.ts';

const SessionFields = graphql(`
  fragment SessionRow on DeviceSession {
    id
    device
    address
    createdAt
    lastUsedAt
    current
  }
`);

const EndSession = graphql(`
  mutation EndSession($id: ID!) {
    endSession(id: $id)
  }
`);

const Row = chakra('li', {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'center',
    justifyContent: 'space-between',
    py: '3',
    borderTopWidth: '1px',
    borderColor: 'line',
    _first: { borderTopWidth: '0' },
  },
});

/** Loopback and private addresses, which say nothing about the place of the device. */
const local = /^(?:::1|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|f[cd])/i;
const whereOf = (address: string | null | undefined) =>
  address && (local.test(address.replace(/^::ffff:/i, '')) ? messages.localNetwork : messages.from(address));

type SessionRowProps = Readonly<{ session: FragmentType<typeof SessionFields>; onEnded: () => void }>;

export function SessionRow({ session: masked, onEnded }: SessionRowProps) {
  const session = readFragment(SessionFields, masked);
  const [end, { loading }] = useMutation(EndSession, { variables: { id: session.id } });
  const endSession = () =>
    end().then(
      () => {
        toastOk(messages.ended);
        onEnded();
      },
      (error: unknown) => toastBad(messageOf(error)),
    );
  return (
    <Row>
      <chakra.div minW="0">
        <chakra.p fontWeight={600}>{session.device}</chakra.p>
        <chakra.p textStyle="small" color="text.muted" overflowWrap="anywhere">
          {[
            whereOf(session.address),
            messages.since(formatDateTime(session.createdAt)),
            messages.lastUsed(formatDateTime(session.lastUsedAt)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </chakra.p>
      </chakra.div>
      {session.current ? (
        <Tag tone="ok">{messages.thisDevice}</Tag>
      ) : (
        <Button
          type="button"
          look="ghost"
          size="sm"
          aria-label={messages.endOf(session.device)}
          disabled={loading}
          onClick={() => void endSession()}
        >
          {messages.end}
        </Button>
      )}
    </Row>
  );
}
