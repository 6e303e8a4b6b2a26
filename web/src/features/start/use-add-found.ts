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

/** Adds the chosen entries of a resume to the profile, with skills that were typed; busy from reading the profile on. */
export function useAddFound() {
  const client = useApolloClient();
  const save = useSaveStep();
  const [whileBusy, busy] = useBusy();
  const add = ({ found, out, uploadedAt }: Choice, typed: readonly string[] = []) =>
    whileBusy(async () => {
      const { data } = await client.query({ query: ProfileBefore, fetchPolicy: 'network-only' });
      if (!data) throw new Error(messages.notSaved);
      const before = { ...data.me, skills: withTyped(data.me.skills, typed.join(',')) };
      await save(withFound(before, found, out), uploadedAt);
    });
  return [add, busy] as const;
}
