import { graphql } from '../../gql/gql.ts';
import { useChange } from '../../lib/api/use-change.ts';
import { ConfirmButton } from '../../ui/ConfirmButton.tsx';
import { messages } from './messages.ts';

const WithdrawApplicationMutation = graphql(`
  mutation WithdrawApplication($id: Int!) {
    withdrawApplication(id: $id)
  }
`);

export function WithdrawApplication({ id, title }: Readonly<{ id: number; title: string }>) {
  const [withdraw] = useChange(WithdrawApplicationMutation, ['MyApplications', 'TabCounts'], () => ({
    __typename: 'Application',
    id,
  }));
  return (
    <ConfirmButton
      label={messages.withdraw}
      name={messages.withdrawOf(title)}
      look="danger"
      title={messages.question(title)}
      text={messages.text}
      act={() => withdraw({ id })}
      done={messages.withdrawn}
      failed={messages.notWithdrawn}
    />
  );
}
