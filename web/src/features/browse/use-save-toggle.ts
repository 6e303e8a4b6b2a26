import type { ApolloCache, Reference } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../gql/gql.ts';
import { toastBad, toastOk } from '../../ui/toasts.ts';
import { messages } from './messages.ts';

const SaveJob = graphql(`
  mutation SaveJob($jobId: Int!) {
    addFavorite(jobId: $jobId) {
      id
      jobId
      job {
        id
        favoriteId
      }
    }
  }
`);

const UnsaveJob = graphql(`
  mutation UnsaveJob($id: Int!) {
    removeFavorite(id: $id)
  }
`);

const markIn = (cache: ApolloCache, jobId: number, favoriteId: number | null) =>
  cache.modify({
    id: cache.identify({ __typename: 'Job', id: jobId }) ?? '',
    fields: { favoriteId: () => favoriteId },
  });

const removeFavorite = (cache: ApolloCache, id: number) =>
  cache.modify({
    fields: {
      myFavorites: (favorites: readonly Reference[] = [], { readField }) =>
        favorites.filter((favorite) => readField('id', favorite) !== id),
    },
  });

/** Saves or removes a job, optimistically. While it is `busy`, a button stays focusable, so that it keeps the focus. */
export function useSaveToggle(jobId: number, favoriteId: number | null) {
  const [save] = useMutation(SaveJob);
  const [unsave] = useMutation(UnsaveJob);
  const [busy, setBusy] = useState(false);

  const add = async () => {
    try {
      await save({
        variables: { jobId },
        optimisticResponse: {
          addFavorite: { id: 0, jobId, job: { id: jobId, favoriteId: 0 } },
        },
        update: (cache) => cache.evict({ fieldName: 'myFavorites' }),
      });
      toastOk(messages.saved);
    } catch {
      toastBad(messages.notSaved);
    }
  };

  const remove = async (id: number) => {
    try {
      await unsave({
        variables: { id },
        optimisticResponse: { removeFavorite: true },
        update: (cache) => {
          markIn(cache, jobId, null);
          removeFavorite(cache, id);
        },
      });
      toastOk(messages.removed);
    } catch {
      toastBad(messages.notRemoved);
    }
  };

  const toggle = async () => {
    if (busy) return;
    setBusy(true);
    await (favoriteId === null ? add() : remove(favoriteId));
    setBusy(false);
  };
  return { busy, toggle };
}
