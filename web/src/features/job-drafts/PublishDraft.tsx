import { useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router';
import { graphql } from '../../gql/gql.ts';
import { serverDetail } from '../../lib/api/server-errors.ts';
import { dashboardPath } from '../../lib/paths.ts';
import { Button } from '../../ui/button.ts';
import { toastBad, toastOk } from '../../ui/toasts.ts';
import { messages } from './messages.ts';

const PublishDraftMutation = graphql(`
  mutation PublishDraft($id: Int!) {
    publishJobDraft(id: $id) {
      id
    }
  }
`);

/** Publishes a draft, removes it from the list and opens the dashboard (spec section 4). */
export function PublishDraft({ id, title }: Readonly<{ id: number; title: string }>) {
  const navigate = useNavigate();
  const [publish, { loading }] = useMutation(PublishDraftMutation, {
    variables: { id },
    update: (cache) => cache.evict({ id: cache.identify({ __typename: 'JobDraft', id }) }),
  });
  const start = async () => {
    try {
      await publish();
      toastOk(messages.published);
      void navigate(dashboardPath);
    } catch (error) {
      toastBad(serverDetail(error) ?? messages.notPublished);
    }
  };
  return (
    <Button
      type="button"
      size="sm"
      aria-label={`${messages.publish} ${title}`}
      disabled={loading}
      onClick={() => void start()}
    >
      {loading ? messages.publishing : messages.publish}
    </Button>
  );
}
