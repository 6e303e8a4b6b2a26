import { useMutation } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { graphql } from '../../gql/gql.ts';
import { serverDetail } from '../../lib/api/server-errors.ts';
import { formatDate } from '../../lib/format/dates.ts';
import { Card } from '../../ui/card.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { Stack } from '../../ui/layout.ts';
import { Heading, Muted, Small } from '../../ui/text.ts';
import { toastBad } from '../../ui/toasts.ts';
import { messages } from './messages.ts';

const ShareVisaWith = graphql(`
  mutation ShareVisa($share: Boolean!) {
    shareVisa(share: $share) {
      sharedSince
    }
  }
`);

type ShareVisaProps = Readonly<{
  /** The time of the consent; null if there is none and employers cannot see the visa. */
  sharedSince: string | null;
  onSaved: () => void;
}>;

/** The student's consent that employers they apply to see the verified visa and the hours; off by default. */
export function ShareVisa({ sharedSince, onSaved }: ShareVisaProps) {
  const [share, { loading }] = useMutation(ShareVisaWith);
  // The box shows the choice at once, and returns to the saved value if saving fails.
  const [chosen, setChosen] = useState<boolean>();
  const save = async (agrees: boolean) => {
    setChosen(agrees);
    try {
      await share({ variables: { share: agrees } });
      onSaved();
    } catch (error) {
      setChosen(undefined);
      toastBad(serverDetail(error) ?? messages.shareNotSaved);
    }
  };
  return (
    <Card padded aria-labelledby="visa-share">
      <Stack gap="3">
        <Heading id="visa-share">{messages.shareTitle}</Heading>
        <Muted>{messages.shareAlways}</Muted>
        <CheckField
          label={messages.share}
          checked={chosen ?? sharedSince !== null}
          aria-disabled={loading}
          onChange={({ currentTarget: { checked } }) => (loading ? undefined : void save(checked))}
        />
        <Small>{messages.shareShown}</Small>
        <chakra.ul textStyle="small" color="text.muted" pl="5" listStyleType="disc">
          {messages.shareList.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </chakra.ul>
        <Small>{messages.shareNever}</Small>
        <Small role="status">{sharedSince ? messages.sharedSince(formatDate(sharedSince)) : messages.notShared}</Small>
      </Stack>
    </Card>
  );
}
