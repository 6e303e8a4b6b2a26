import { alsoSeen, copied, copiedOfProfile } from '@waratah/vocabulary/application-copy';
import { visaTypeOf } from '@waratah/vocabulary/visa-types';
import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { graphql } from '../../gql/gql.ts';
import type { SentCopyQuery } from '../../gql/graphql.ts';
import { readResume } from '../../lib/api/application-resume.ts';
import { messageOf } from '../../lib/api/server-errors.ts';
import { saveAs } from '../../lib/save-as.ts';
import { Button } from '../../ui/button.ts';
import { ErrorPane } from '../../ui/ErrorPane.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Small } from '../../ui/text.ts';
import { toastBad } from '../../ui/toasts.ts';
import { messages } from './messages.ts';

const SentCopy = graphql(`
  query SentCopy($id: Int!) {
    application(id: $id) {
      id
      resumeName
      user {
        fullName
        email
        university
        degree
        graduationYear
        languages
        visaType
      }
    }
  }
`);

const Panel = chakra('div', {
  base: { mt: '4', p: '5', borderRadius: 'tile', bg: 'sunken', display: 'grid', gap: '4' },
});

const titled = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const factsOf = ({ languages, visaType, ...user }: SentCopyQuery['application']['user']) => {
  const values = { ...user, languages: languages.join(', '), visaType: visaType ? visaTypeOf(visaType)?.label : '' };
  return copied.map((part) => [titled(copiedOfProfile[part]), values[part]] as const);
};

/** The copy of the profile and the resume that the employer has, as they were when the student applied. */
export function WhatWeSent({ id }: Readonly<{ id: number }>) {
  const { data, error, refetch } = useQuery(SentCopy, { variables: { id } });
  if (!data)
    return (
      <Panel>
        {error ? (
          <ErrorPane title={messages.sentNotLoaded} message={messageOf(error)} onRetry={() => void refetch()} />
        ) : (
          <Skeleton w="60%" />
        )}
      </Panel>
    );
  const { resumeName, user } = data.application;
  const download = async () => {
    try {
      saveAs(resumeName ?? '', await readResume(id));
    } catch (failure) {
      toastBad(messageOf(failure, messages.resumeNotLoaded));
    }
  };
  const resume = resumeName ? (
    <Button type="button" look="ghost" size="sm" wraps onClick={() => void download()}>
      {resumeName}
    </Button>
  ) : (
    messages.noResume
  );
  return (
    <Panel>
      <Facts facts={[...factsOf(user), [messages.resume, resume]]} />
      <Small>{alsoSeen}</Small>
    </Panel>
  );
}
