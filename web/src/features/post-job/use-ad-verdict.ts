import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { graphql } from '../../gql/gql.ts';
import type { JobInput, WrittenAdQuery } from '../../gql/graphql.ts';
import { wordsOf } from '../../lib/format/rich-text.ts';
import { areHoursValid } from './hours-form.ts';
import { messages } from './messages.ts';
import { writtenAdOf } from './written-ad.ts';

const WrittenAd = graphql(`
  query WrittenAd($input: WrittenAdInput!) {
    writtenAd(input: $input) {
      openings {
        visa
        label
        kind
        because
      }
      contradictions
      weeklyHours {
        min
        max
        inferred
      }
      workRights {
        kind
        demanded
      }
      sponsors
      reach {
        students
        near
        closing {
          change
          students
        }
        opening {
          change
          students
        }
      }
    }
  }
`);

/** The server is queried after this pause in typing. */
const pauseMs = 600;

function useSettledAd(input: JobInput) {
  const written = writtenAdOf(input);
  // JSON alone has no difference between hours that are no number and hours that are not given.
  const key = JSON.stringify([written, areHoursValid(written)]);
  const [settled, setSettled] = useState({ key, written });
  useEffect(() => {
    if (key === settled.key) return undefined;
    const timer = setTimeout(() => setSettled({ key, written }), pauseMs);
    return () => clearTimeout(timer);
  }, [key, written, settled.key]);
  return settled.written;
}

/** What is known of who may take an ad. */
export type AdVerdict =
  | Readonly<{ kind: 'empty' }>
  | Readonly<{ kind: 'waiting' }>
  | Readonly<{ kind: 'unknown'; why: string }>
  | Readonly<{ kind: 'known'; ad: WrittenAdQuery['writtenAd'] }>;

/**
 * Who may take the ad as it is being written. While an answer is on its way, the one before is returned, unless the
 * last question could not be asked or answered.
 */
export function useAdVerdict(input: JobInput): AdVerdict {
  const written = useSettledAd(input);
  const isValid = areHoursValid(written);
  const hasWords = Boolean(written.title?.trim() || wordsOf(written.description ?? ''));
  const skip = !hasWords || !isValid;
  const { data, previousData, error } = useQuery(WrittenAd, { variables: { input: written }, skip });
  const [lastProblem, setLastProblem] = useState<string>();
  const problem = isValid ? (error ? messages.notAsked : data ? undefined : lastProblem) : messages.hoursFirst;
  if (problem !== lastProblem) setLastProblem(problem);
  if (!hasWords) return { kind: 'empty' };
  if (problem) return { kind: 'unknown', why: problem };
  const ad = (data ?? previousData)?.writtenAd;
  return ad && ad.openings.length > 0 ? { kind: 'known', ad } : { kind: 'waiting' };
}
