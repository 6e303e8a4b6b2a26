import { expect, test } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { waitFor } from '@testing-library/react';
import { parse } from 'graphql';
import { Subject } from 'rxjs';
import { changed, shareOnTheWay } from './on-the-way.ts';

const savedJobs = parse('query SavedJobs($page: Int) { savedJobs(page: $page) }');
const saveJob = parse('mutation SaveJob { savedJobs }');

/** A client whose server answers each request when told to, and what reached that server. */
const serve = () => {
  const requests: Array<Subject<ApolloLink.Result>> = [];
  const server = new ApolloLink(() => {
    const request = new Subject<ApolloLink.Result>();
    requests.push(request);
    return request;
  });
  const client = new ApolloClient({
    queryDeduplication: false,
    link: ApolloLink.from([shareOnTheWay, server]),
    cache: new InMemoryCache(),
  });
  const ask = async (page = 1, context = {}) => {
    const { data } = await client.query({
      query: savedJobs,
      variables: { page },
      context,
      fetchPolicy: 'network-only',
    });
    return data;
  };
  const save = () => client.mutate({ mutation: saveJob, fetchPolicy: 'no-cache' });
  const answer = (nth: number, count: number) => {
    requests[nth]?.next({ data: { savedJobs: count } });
    requests[nth]?.complete();
  };
  return { client, requests, ask, save, answer };
};

test('equal queries that are on their way share a request; others, later ones and those of another token do not', async () => {
  const { requests, ask, answer } = serve();
  const both = [ask(), ask()];
  const others = [ask(2), ask(1, { headers: { authorization: 'Bearer another' } })];
  expect(requests).toHaveLength(3);
  for (const nth of [0, 1, 2]) answer(nth, nth);
  expect(await Promise.all([...both, ...others])).toEqual([0, 0, 1, 2].map((count) => ({ savedJobs: count })));
  const later = ask();
  answer(3, 3);
  expect(await later).toEqual({ savedJobs: 3 });
});

test('a query after a change is not answered by one that left before it, and is shared in its turn', async () => {
  const { requests, ask, save, answer } = serve();
  const before = ask();
  const saved = save();
  answer(1, 1);
  await saved;
  const after = [ask()];
  answer(0, 0);
  expect(await before).toEqual({ savedJobs: 0 });
  after.push(ask());
  expect(requests).toHaveLength(3);
  answer(2, 1);
  expect(await Promise.all(after)).toEqual([{ savedJobs: 1 }, { savedJobs: 1 }]);
});

test('a change by other means than the data client counts too', async () => {
  const { ask, answer } = serve();
  const before = ask();
  changed();
  const after = ask();
  answer(0, 0);
  answer(1, 1);
  expect([await before, await after]).toEqual([{ savedJobs: 0 }, { savedJobs: 1 }]);
});

test('a list that a mutation asks for again is not answered by a request that left before it', async () => {
  const { client, requests, answer } = serve();
  const shown: unknown[] = [];
  const list = client.watchQuery({ query: savedJobs, variables: { page: 1 }, fetchPolicy: 'cache-and-network' });
  list.subscribe(({ data }) => shown.push(data));
  const saved = client.mutate({ mutation: saveJob, fetchPolicy: 'no-cache', refetchQueries: ['SavedJobs'] });
  answer(1, 1);
  await saved;
  await waitFor(() => expect(requests).toHaveLength(3));
  answer(0, 0);
  answer(2, 1);
  expect(shown.at(-1)).toEqual({ savedJobs: 1 });
});

test('a change whose answer never came counts too', async () => {
  const { requests, ask, save, answer } = serve();
  const before = ask();
  const saved = save();
  requests[1]?.error(new Error('The server cannot be reached.'));
  await expect(saved).rejects.toThrow();
  const after = ask();
  answer(0, 0);
  answer(2, 1);
  expect([await before, await after]).toEqual([{ savedJobs: 0 }, { savedJobs: 1 }]);
});
