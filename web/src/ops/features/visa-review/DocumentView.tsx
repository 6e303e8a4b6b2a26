import { useMutation } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { graphql } from '../../../gql/gql.ts';
import { messageOf } from '../../../lib/api/server-errors.ts';
import { Button, ButtonLink } from '../../../ui/button.ts';
import { FormError } from '../../../ui/FormError.tsx';
import { Stack } from '../../../ui/layout.ts';
import { Small } from '../../../ui/text.ts';
import { TextLink } from '../../../ui/text-link.ts';
import { messages } from './messages.ts';

const OpenVisaDocument = graphql(`
  mutation OpenVisaDocument($studentId: Int!) {
    openVisaDocument(studentId: $studentId) {
      url
      type
    }
  }
`);

const Sheet = chakra('iframe', {
  base: {
    w: 'full',
    h: 'min(78vh, 900px)',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'tile',
    bg: 'sunken',
  },
});
const Picture = chakra('img', {
  base: { maxW: 'full', maxH: '78vh', borderRadius: 'tile', borderWidth: '1px', borderColor: 'line' },
});

/** The link has the portal's public host, but the document is fetched from this page's origin. */
const localPath = (url: string) => new URL(url).pathname;

/** Shows a document. Its response headers forbid scripts, so a frame is safe. Word files can only be downloaded. */
function Shown({ url, type, title }: Readonly<{ url: string; type: string; title: string }>) {
  const path = localPath(url);
  if (type !== 'application/pdf' && !type.startsWith('image/'))
    return (
      <Stack gap="3">
        <Small>{messages.downloadText}</Small>
        <ButtonLink look="ghost" href={path} download justifySelf="start">
          {messages.download}
        </ButtonLink>
      </Stack>
    );
  return (
    <Stack gap="3">
      {type === 'application/pdf' ? (
        <Sheet src={`${path}#navpanes=0&view=FitH`} title={title} />
      ) : (
        <Picture src={path} alt={title} />
      )}
      <TextLink href={path} target="_blank" rel="noopener noreferrer" justifySelf="start">
        {messages.newTab}
      </TextLink>
    </Stack>
  );
}

type DocumentViewProps = Readonly<{ studentId: number; name: string; onShown: () => void }>;

/** Shows a student's document on request only, because every view is recorded. */
export function DocumentView({ studentId, name, onShown }: DocumentViewProps) {
  const [open, { loading }] = useMutation(OpenVisaDocument);
  const [link, setLink] = useState<Readonly<{ url: string; type: string }>>();
  const [failure, setFailure] = useState<string>();
  const show = async () => {
    setFailure(undefined);
    try {
      setLink((await open({ variables: { studentId } })).data?.openVisaDocument);
      onShown();
    } catch (error) {
      setFailure(messageOf(error, messages.notShown));
    }
  };
  if (link) return <Shown {...link} title={messages.documentOf(name)} />;
  return (
    <Stack gap="3">
      <Button type="button" disabled={loading} onClick={() => void show()} justifySelf="start">
        {loading ? messages.showing : messages.show}
      </Button>
      <Small>{messages.onRecord}</Small>
      <FormError message={failure} />
    </Stack>
  );
}
