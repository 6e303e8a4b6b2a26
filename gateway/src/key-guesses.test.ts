import { expect, test } from '@jest/globals';
import express from 'express';
import { listen } from '@waratah/kit/http/server';
import { limitKeyGuesses } from './key-guesses.ts';

test("a wrong operators' key counts whatever its form; a token of a session does not", async () => {
  const counted: string[] = [];
  const count = async (key: string) => {
    counted.push(key);
    return async () => undefined;
  };
  const guesses = { count, check: async () => undefined };
  const app = express()
    .use(limitKeyGuesses((bearer) => bearer === 'the.right.key', guesses))
    .use((_request, response) => void response.end());
  await using server = await listen(app, 0, '127.0.0.1');
  const countOf = async (bearer: string) => {
    counted.length = 0;
    await fetch(server.url, { headers: { authorization: `Bearer ${bearer}` } });
    return counted.length;
  };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const token = `${part({ alg: 'EdDSA' })}.${part({ sub: '7' })}.c2lnbmF0dXJl`;
  for (const guess of ['guess', 'a.b.c', 'e30.e30.c', `${part({})}.a.b`, `${token}.d`])
    expect(await countOf(guess)).toBe(1);
  for (const fine of ['the.right.key', token]) expect(await countOf(fine)).toBe(0);
});
