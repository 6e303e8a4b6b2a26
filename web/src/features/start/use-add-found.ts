import { useApolloClient } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { withTyped } from '../../lib/tags.ts';
import { messages } from './messages.ts';
import { type Choice, withFound } from './resume-entries.ts';
import { useSaveStep } from './save-step.ts';

const ProfileBefore = graphql(`
  query ProfileBefore {
    me {
      id
      resumeUploadedAt
      skills
      languages
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

/** The entries were read from a resume that is no longer the stored one. */
export class ResumeReplaced extends Error {}

/** Adds the chosen entries of a resume to the profile, with skills that were typed; busy from reading the profile on. */
export function useAddFound() {
  const client = useApolloClient();
  const save = useSaveStep();
  const [whileBusy, busy] = useBusy();
  const add = ({ found, out, uploadedAt }: Choice, typed: readonly string[] = []) =>
    whileBusy(async () => {
      const { data } = await client.query({ query: ProfileBefore, fetchPolicy: 'network-only' });
      if (!data) throw new Error(messages.notSaved);
      if (data.me.resumeUploadedAt !== uploadedAt) throw new ResumeReplaced(messages.replaced);
      const before = { ...data.me, skills: withTyped(data.me.skills, typed.join(',')) };
      await save(withFound(before, found, out));
    });
  return [add, busy] as const;
}
