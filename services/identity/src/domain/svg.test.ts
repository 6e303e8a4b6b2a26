import { expect, test } from '@jest/globals';
import { isPlainSvg } from './svg.ts';

const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600">${inside}</svg>`);
const rect = '<rect width="600" height="600"/>';
const radial = '<radialGradient id="g"><stop offset="0" stop-color="red"/></radialGradient>';

test.each([
  ['a blur in a style', '<g style="filter:blur(300px)">'.repeat(40) + rect + '</g>'.repeat(40)],
  ['a blur in capitals, after a comment', '<g style="fill:red;FILTER/**/:blur(9px)"/>'],
  ['a blur in escaped characters', String.raw`<g style="\66 ilt\65r:blur(9px)"/>`],
  ['a blur in character references', '<g style="&#102;ilter:blur(9px)"/>'],
  ['a blur in an attribute', '<g filter="blur(9px)"/>'],
  ['a blur in a style sheet', '<style>g{fill:red}rect{filter:blur(9px)}</style>'],
  ['a blur in pieces of a style sheet', '<style>rect{fil<!-- -->t<![CDATA[er:bl]]>ur(9px)}</style>'],
  ['a blur after none', '<g style="filter:none;filter:blur(9px)"/>'],
  ['blending', '<g style="mix-blend-mode:multiply"/>'],
  ['a backdrop', '<g style="backdrop-filter:blur(9px)"/>'],
  ['another style sheet', '<style>@import url(data:text/css,x)</style>'],
  ['another style sheet, as an instruction', '<?xml-stylesheet href="data:text/css,x"?>'],
  ['a prefix for its use', `<${'é'.repeat(60)}:use/>`],
  ['too many shapes', rect.repeat(3_001)],
  ['too many shapes with a radial gradient', `${radial}<g fill="url(#g)">${rect.repeat(200)}</g>`],
  ['too many layers', `<style>rect{opacity:.5}</style>${rect.repeat(500)}`],
  ['too many letters', `<text font-size="90000">${'a'.repeat(501)}</text>`],
  ['broken XML', '<g>'],
  ['text in place of XML', '&blur;'],
])('an SVG with %s is not plain', (_what, inside) => {
  expect(isPlainSvg(svg(inside))).toBe(false);
});

test.each([
  ['gradients', `${radial}<g fill="url(#g)">${rect.repeat(50)}</g>`],
  ['many shapes', rect.repeat(2_500)],
  [
    'the styles of a drawing program',
    '<style type="text/css"><![CDATA[.a{fill:#fff;fill-opacity:.5}]]></style><rect class="a"/>',
  ],
  ['styles that change nothing', '<g style="mix-blend-mode:normal;filter:none" filter="none"/>'],
  ['a clip of a drawing program', `<g clip-path="url(#c)">${rect}</g><clipPath id="c">${rect}</clipPath>`],
  ['words about filters', '<title>Filters: made in Sydney</title><text font-size="40">Filters &amp; Co</text>'],
  ['names of other programs', '<metadata><rdf:RDF><cc:Work rdf:about=""/></rdf:RDF></metadata><i:a xlink:href="#x"/>'],
])('an SVG with %s is plain', (_what, inside) => {
  expect(isPlainSvg(svg(inside))).toBe(true);
});

test('the usual head of a file is read, and no other encoding or entities', () => {
  const after = (head: string) => isPlainSvg(Buffer.concat([Buffer.from(head), svg(rect)]));
  const doctype = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
  expect(['', `\ufeff<?xml version="1.0" encoding="UTF-8"?>\n<!-- x -->${doctype}`].map(after)).toEqual([true, true]);
  expect(['<?xml version="1.0" encoding="utf-7"?>', '<!DOCTYPE svg [<!ENTITY a "b">]>'].map(after)).toEqual([
    false,
    false,
  ]);
});
