import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { usePlaceSuggestions } from './use-place-suggestions.ts';

const answers: Readonly<Record<string, readonly string[]>> = {
  Parramata: ['Parramatta NSW', 'North Parramatta NSW'],
};

/** The server of places. */
Object.assign(globalThis, {
  fetch: async (_address: string, { body }: Readonly<{ body: string }>) => {
    const query = /"query":"([^"]*)"[^{}]*\}/.exec(body)?.[1] ?? '';
    const places = (answers[query] ?? []).map((label) => ({ __typename: 'LocationSuggestion', label }));
    const text = JSON.stringify({ data: { locationSuggestions: places } });
    return {
      status: 200,
      ok: true,
      headers: new Headers({ 'content-type': 'application/json' }),
      text: async () => text,
    };
  },
});

const Places = ({ text }: Readonly<{ text: string }>) => <p>{usePlaceSuggestions(text)(text).join(', ')}</p>;

test('the places that the server finds for a text with a typo are suggested', async () => {
  const { rerender } = render(<Places text="Parramata" />);
  expect(await screen.findByText('Parramatta NSW, North Parramatta NSW')).toBeTruthy();
  act(() => rerender(<Places text="North Parra" />));
  expect(await screen.findByText('North Parramatta NSW')).toBeTruthy();
});
