import { expect, test } from '@jest/globals';
import { newFeed } from './feed.ts';

const now = new Date('2026-11-25T00:00:00Z');
const feed = (url: string) => newFeed({ name: 'wool', url }, now);

test('a feed is read from a web address, which may contain a password', () => {
  for (const url of ['https://feeds.example/ads.csv', 'http://us:secret@127.0.0.1:4000/ads.csv'])
    expect(feed(url).url).toBe(url);
});

test.each(['https:////feeds.example/ads.csv', 'https:/feeds.example', 'ftp://feeds.example'])(
  'a feed at %s is refused by the name of the field',
  (url) => {
    const problem = { loc: ['body', 'url'], msg: 'Must be an address that begins with http:// or https://' };
    expect(() => feed(url)).toThrow(
      expect.objectContaining({ code: 'INVALID', detail: [expect.objectContaining(problem)] }),
    );
  },
);
