import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../gql/gql.ts';
import type { MyResumeQuery } from '../../gql/graphql.ts';
import { uploadFile } from '../../lib/api/rest.ts';
import { messageOf } from '../../lib/api/server-errors.ts';
import { fileFinding, resumeTypes } from '../../lib/forms/files.ts';
import { Button } from '../../ui/button.ts';
import { FileButton } from '../../ui/FileButton.tsx';
import { Row, Stack } from '../../ui/layout.ts';
import { Notice } from '../../ui/Notice.tsx';
import { messages } from './messages.ts';
import { type Choice, type Found, knownIn } from './resume-entries.ts';
import { ResumeReview } from './ResumeReview.tsx';

const MyResume = graphql(`
  query MyResume {
    me {
      id
      resumeUrl
      resumeUploadedAt
      education {
        institution
        degree
        field
        startYear
        endYear
      }
      experience {
        company
        title
        start
        end
        description
      }
    }
    myResume {
      uploadedAt
      skills
      languages
      licences
      education {
        institution
        degree
        field
        startYear
        endYear
      }
      experience {
        company
        title
        start
        end
        description
      }
    }
  }
`);

/** The service that reads resumes is notified of an upload with a short delay, so the client polls for the result. */
const askEveryMs = 700;
const askAtMost = 15;

const findings = { type: messages.notPdf, size: messages.tooLarge };

type ReadResumeProps = Readonly<{
  profile: Readonly<{ skills: readonly string[]; resumeUrl?: string | null }>;
  /** Whether a new resume can be uploaded here. */
  uploads?: boolean;
  /** What is shown for confirmation; undefined until something was read. */
  choice: Choice | undefined;
  onChoice: (choice: Choice | undefined) => void;
  onSaved: () => void;
}>;

const isEmpty = ({ skills, languages, licences, education, experience }: Found) =>
  [skills, languages, licences, education, experience].every((list) => list.length === 0);

/**
 * What was read from the resume that is stored now, without the entries that the profile seems to have; undefined until
 * it is read. Of a resume that was stored before this upload, an earlier release may not have announced when it was
 * uploaded.
 */
const choiceIn = ({ me, myResume }: MyResumeQuery, justUploaded: boolean): Choice | undefined => {
  if (!myResume || !me.resumeUploadedAt) return undefined;
  const { uploadedAt, ...found } = myResume;
  const isStored = uploadedAt ? uploadedAt === me.resumeUploadedAt : !justUploaded;
  if (!isStored) return undefined;
  const known = knownIn(found, me);
  return { found, out: new Set(known.keys()), known, uploadedAt: me.resumeUploadedAt };
};

/** Uploads a resume or reads the stored one, and offers its content as a filled form. */
export function ReadResume({ profile, uploads = true, choice, onChoice, onSaved }: ReadResumeProps) {
  const client = useApolloClient();
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** Polls until the stored resume has been read. */
  const readStored = async (justUploaded: boolean) => {
    const ask = async () => {
      const { data } = await client.query({ query: MyResume, fetchPolicy: 'network-only' });
      return data && choiceIn(data, justUploaded);
    };
    let read = await ask();
    for (let attempt = 1; attempt < askAtMost && !read; attempt++) {
      await new Promise((done) => setTimeout(done, askEveryMs));
      read = await ask();
    }
    return read;
  };
  const offer = async (file?: File) => {
    const wrong = file && fileFinding(file, resumeTypes, findings);
    setProblem(wrong);
    if (wrong) return;
    setReading(true);
    try {
      if (file) await uploadFile('/auth/profile/resume', file);
      const choice = await readStored(file !== undefined);
      if (!choice) setProblem(messages.notReadYet);
      else if (isEmpty(choice.found)) setProblem(messages.nothingFound);
      else onChoice(choice);
    } catch (error) {
      setProblem(messageOf(error, messages.notUploaded));
    }
    setReading(false);
  };
  if (choice)
    return <ResumeReview choice={choice} onChoice={onChoice} onSaved={onSaved} onDismiss={() => onChoice(undefined)} />;
  return (
    <Stack gap="3">
      <Row flexWrap="wrap" alignItems="flex-start">
        {uploads ? (
          <FileButton
            label={reading ? messages.uploading : messages.upload}
            accept={resumeTypes.join(',')}
            helper={messages.uploadHelper}
            disabled={reading}
            onFile={(file) => void offer(file)}
          />
        ) : null}
        {profile.resumeUrl ? (
          <Button type="button" look="ghost" disabled={reading} onClick={() => void offer()}>
            {reading ? messages.uploading : messages.fill}
          </Button>
        ) : null}
      </Row>
      {problem ? (
        <Notice tone="warn" live>
          {problem}
        </Notice>
      ) : null}
    </Stack>
  );
}
