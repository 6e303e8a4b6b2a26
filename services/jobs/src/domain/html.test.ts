import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { cleanHtml, textOf, unescapeFeed } from './html.ts';

test('only allowed markup remains, and links go to web or email addresses', () => {
  expect(
    cleanHtml(
      '<h1 style="color:red">Cook</h1><p onclick="a()">Hot <b>wok</b></p><a href="javascript:a()">x</a><a href="https://a.test/?q=1&r=2" target="_top">y</a><img src=x onerror=a()><iframe src="//b.test"></iframe>',
    ),
  ).toBe(
    '<h3>Cook</h3><p>Hot <strong>wok</strong></p><a rel="nofollow noopener noreferrer">x</a><a href="https://a.test/?q=1&amp;r=2" rel="nofollow noopener noreferrer">y</a>',
  );
});

test('a link that is no web address, though a browser would follow it, leads nowhere', () => {
  for (const href of ['https:////evil.test', 'https://a.test@evil.test', 'https:\\\\evil.test'])
    expect(cleanHtml(`<a href="${href}">x</a>`)).toBe('<a rel="nofollow noopener noreferrer">x</a>');
});

test('scripts and styles are removed with their content', () => {
  expect(cleanHtml('<p>Clean rooms</p><script>alert(1)</script><style>p{}</style>')).toBe('<p>Clean rooms</p>');
});

test('plain text becomes paragraphs, and its special characters are escaped', () => {
  expect(cleanHtml('Pay < $40 & fair\nEvery week\n\nCall us')).toBe(
    '<p>Pay &lt; $40 &amp; fair<br />Every week</p><p>Call us</p>',
  );
});

test('text of adjacent blocks stays separated', () => {
  expect(textOf(cleanHtml('<div>Wash</div><div>Dry</div><table><tr><td>Fold</td><td>Iron</td></tr></table>'))).toBe(
    'Wash Dry Fold Iron',
  );
});

test('escaped markup of a feed is unescaped; a text about markup is not', () => {
  expect(cleanHtml(unescapeFeed('&lt;p&gt;Tea &amp;amp; cake&lt;/p&gt;&lt;script&gt;x()&lt;/script&gt;'))).toBe(
    '<p>Tea &amp; cake</p>',
  );
  expect(unescapeFeed('&lt;p&gt;Tea &amp;constructor; cake&lt;/p&gt;')).toBe('<p>Tea &constructor; cake</p>');
  expect(unescapeFeed('&lt;p&gt;Tea &constructor; cake&lt;/p&gt;')).toBe('<p>Tea &constructor; cake</p>');
  expect(unescapeFeed('Write <em>&lt;b&gt;</em> by hand')).toBe('Write <em>&lt;b&gt;</em> by hand');
});

const scraps = fc.constantFrom(
  '<p>',
  '</p>',
  '<script>',
  '</script>',
  '<a href="',
  'javascript:',
  '"><img src=x onerror=a()>',
  '<ul><li>',
  '</ul>',
  '<br>',
  '<div>',
  '</div>',
  '<svg/onload=a()>',
  '<<p>',
  '&lt;p&gt;',
  '&amp;',
  '&#60;b>',
  "'",
  '<!--',
  '-->',
  '\n\n',
  '\u202e',
);
const soup = fc
  .array(fc.oneof(scraps, fc.string({ unit: 'binary', maxLength: 8 })), { maxLength: 25 })
  .map((parts) => parts.join(''));
const allowed =
  /<(?:\/?(?:p|ul|ol|li|strong|em|h3|h4)|br \/|\/a|a(?: href="(?:https?:|mailto:)[^"<>]*")? rel="nofollow noopener noreferrer")>/g;

test('any input gives allowed markup only, and cleaning it again changes nothing', () => {
  fc.assert(
    fc.property(soup, (dirty) => {
      const clean = cleanHtml(dirty);
      expect(clean.replace(allowed, '')).not.toMatch(/[<>]/);
      expect(cleanHtml(clean)).toBe(clean);
    }),
    { seed: 20_261_123, numRuns: 1_000 },
  );
});
