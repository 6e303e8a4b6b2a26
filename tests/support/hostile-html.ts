import fc from 'fast-check';

/** The function that each payload calls if it runs; the browser test defines it and counts. */
const call = 'ran()';
const elsewhere = 'http://127.0.0.1:9/';

const encoded = (text: string) => text.replace(/[^]/gu, (sign) => `&#x${sign.codePointAt(0)?.toString(16)};`);

const handlers = [
  `<img src=x onerror=${call}>`,
  `<img src=x:x onerror="${call}">`,
  `<img/src='x'/onerror=${call}>`,
  `<image src=x onerror=${call}>`,
  `<svg onload=${call}>`,
  `<svg/onload=${call}//`,
  `<body onload=${call}>`,
  `<details open ontoggle=${call}>x</details>`,
  `<video><source onerror=${call}></video>`,
  `<audio src=x onerror=${call}></audio>`,
  `<input autofocus onfocus=${call}>`,
  `<select autofocus onfocus=${call}></select>`,
  `<p tabindex=1 autofocus onfocus=${call}>x</p>`,
  `<marquee onstart=${call}>x</marquee>`,
  `<style>@keyframes a{}</style><p style="animation-name:a" onanimationstart=${call}>x</p>`,
  `<p style="transition:all 1s" ontransitionend=${call}>x</p>`,
  `<object data=x onerror=${call}></object>`,
  `<link rel=stylesheet href=x onerror=${call}>`,
  `<iframe onload=${call}></iframe>`,
  `<a href="https://a.example" onpointerenter=${call} onfocus=${call} autofocus>x</a>`,
  `<p onbeforematch=${call} hidden=until-found>x</p>`,
  `<div popover id=p onbeforetoggle=${call}>x</div><button popovertarget=p>y</button>`,
];

const elements = [
  `<script>${call}</script>`,
  `<SCRIPT SRC=${elsewhere}a.js></SCRIPT>`,
  `<script type=module>${call}</script>`,
  `<script src="data:text/javascript,${call}"></script>`,
  `<iframe srcdoc="<script>parent.${call}</script>"></iframe>`,
  `<iframe src="javascript:parent.${call}"></iframe>`,
  `<object data="javascript:${call}"></object>`,
  `<embed src="javascript:${call}">`,
  `<meta http-equiv=refresh content="0;url=javascript:${call}">`,
  `<meta http-equiv=refresh content="0;url=${elsewhere}">`,
  `<base href="${elsewhere}">`,
  `<link rel=stylesheet href="${elsewhere}a.css">`,
  `<link rel=prefetch href="${elsewhere}">`,
  `<style>@import '${elsewhere}a.css';</style>`,
  `<p style="background:url(${elsewhere}a.png)">x</p>`,
  `<form action="javascript:${call}"><button>x</button></form>`,
  `<form><button formaction="javascript:${call}">x</button></form>`,
  `<img src="${elsewhere}a.png">`,
  `<img srcset="${elsewhere}a.png 1x">`,
  `<video poster="${elsewhere}a.png"></video>`,
  `<input type=image src="${elsewhere}a.png">`,
  `<table background="${elsewhere}a.png"><tr><td>x</table>`,
  `<a href="https://a.example" ping="${elsewhere}">x</a>`,
  `<portal src="${elsewhere}"></portal>`,
];

const links = [
  `<a href="javascript:${call}">x</a>`,
  `<a href="JaVaScRiPt:${call}">x</a>`,
  `<a href="java\tscript:${call}">x</a>`,
  `<a href="java\nscript:${call}">x</a>`,
  `<a href=" \u0001javascript:${call}">x</a>`,
  `<a href="${encoded(`javascript:${call}`)}">x</a>`,
  `<a href="javascript&colon;${call}">x</a>`,
  `<a href="java&Tab;script:${call}">x</a>`,
  `<a href="data:text/html,<script>opener.${call}</script>">x</a>`,
  `<a href="vbscript:${call}">x</a>`,
  `<a href="//javascript:${call}">x</a>`,
  `<a href="blob:${elsewhere}a">x</a>`,
  `<a href='https://a.example/"onmouseover=${call} x='>x</a>`,
  `<a href="https://a.example/\`onmouseover=${call}">x</a>`,
  `<a href="https://a.example" rel="opener" target="_top" id=location name=body>x</a>`,
];

const otherNamespaces = [
  `<svg><script>${call}</script></svg>`,
  `<svg><script href="data:,${call}"/></svg>`,
  `<svg><animate onbegin=${call} attributeName=x dur=1s>`,
  `<svg><a><animate attributeName=href values="javascript:${call}"/><text>x</text></a></svg>`,
  `<svg><set attributeName=onload to=${call}></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='a' xmlns='http://www.w3.org/2000/svg'><image href='x' onerror='${call}'/></svg>#a"></svg>`,
  `<svg><foreignObject><img src=x onerror=${call}></foreignObject></svg>`,
  `<svg><style><img src=x onerror=${call}></style></svg>`,
  `<svg><![CDATA[><img src=x onerror=${call}>]]></svg>`,
  `<math href="javascript:${call}">x</math>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--><img src=x onerror=${call}>">`,
  `<math><annotation-xml encoding="text/html"><style><img src=x onerror=${call}></style></annotation-xml></math>`,
  `<math><mi><table><mi><style></table><img src=x onerror=${call}></style>`,
  `<svg></p><style><a id="</style><img src=x onerror=${call}>">`,
];

const reparsed = [
  `<noscript><p title="</noscript><img src=x onerror=${call}>"></noscript>`,
  `<textarea><p title="</textarea><img src=x onerror=${call}>"></textarea>`,
  `<title><p title="</title><img src=x onerror=${call}>"></title>`,
  `<style><p title="</style><img src=x onerror=${call}>"></style>`,
  `<xmp><p title="</xmp><img src=x onerror=${call}>"></xmp>`,
  `<noembed><p title="</noembed><img src=x onerror=${call}>"></noembed>`,
  `<iframe><p title="</iframe><img src=x onerror=${call}>"></iframe>`,
  `<template><img src=x onerror=${call}></template>`,
  `<div><template shadowrootmode=open><img src=x onerror=${call}></template></div>`,
  `<!--><img src=x onerror=${call}>-->`,
  `<!--><img src=x onerror=${call}>`,
  `<!-- --!><img src=x onerror=${call}> -->`,
  `<!DOCTYPE x "><img src=x onerror=${call}>">`,
  `<?x ><img src=x onerror=${call}>?>`,
  `</ x><img src=x onerror=${call}>`,
  `<scr<script>ipt>${call}</scr</script>ipt>`,
  `<<img src=x onerror=${call}>`,
  `<img src=x onerror=${call} <p>`,
  `<p title="<img src=x onerror=${call}>">x</p>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${call}>`,
  `<select><option><style></option></select><img src=x onerror=${call}></style>`,
  `<table><td><p><table><img src=x onerror=${call}>`,
  `&lt;img src=x onerror=${call}&gt;`,
  `&amp;lt;img src=x onerror=${call}&amp;gt;`,
  encoded(`<img src=x onerror=${call}>`),
  `<img\u0000 src=x onerror=${call}>`,
  `<im\u0000g src=x onerror=${call}>`,
  `\u202e<img src=x onerror=${call}>`,
  `<img src=x one\u0000rror=${call}>`,
  `＜img src=x onerror=${call}＞`,
  `<form id=attributes><input name=attributes><input name=nodeName><img src=x onerror=${call}>`,
  `<a id=ran></a><a id=ran name=x href="https://a.example">x</a>`,
  `<img name=currentScript><form name=body></form>`,
  `<img src='${elsewhere}?`,
  `<x is=x onclick=${call} contenteditable autofocus onfocus=${call}>x</x>`,
];

/** Our own strings for publicly known techniques: handlers, elements, links, other namespaces, double parsing. */
export const payloads: readonly string[] = [...handlers, ...elements, ...links, ...otherNamespaces, ...reparsed];

const containers = 'svg math table select noscript template textarea title style xmp p a ul li h3 strong'.split(' ');
const inserted = [
  ['<', '>', '"', "'", '`', '/', '=', '&', ' ', '\t', '\n', '\f', '\u0000', '\u00a0', '\u2028', '-->', '<!--', ']]>'],
  ['<p>', '</p>', '<br>', '<svg>', '</svg>', '<math>', '<style>', '</style>', '<a href="', '&#0;', '&lt;', '&#x3c;'],
].flat();

type Step = Readonly<{ kind: number; at: number; length: number; other: string; piece: string; container: string }>;

const cutOut = (text: string, at: number, length: number, instead: string) =>
  text.slice(0, at) + instead + text.slice(at + length);

const changes: readonly ((text: string, step: Step, at: number) => string)[] = [
  (text, { piece }, at) => cutOut(text, at, 0, piece),
  (text, { length }, at) => cutOut(text, at, length, ''),
  (text, { piece, length }, at) => cutOut(text, at, length, piece),
  (text, { length }, at) => cutOut(text, at, 0, text.slice(at, at + length)),
  (text, { other }, at) => text.slice(0, at) + other.slice(Math.floor(other.length / 2)),
  (text, { other }, at) => cutOut(text, at, 0, other),
  (text, { container }) => `<${container}>${text}</${container}>`,
  (text, { container }, at) => cutOut(text, at, 0, `</${container}>`),
  (text, { length }, at) => cutOut(text, at, length, encoded(text.slice(at, at + length))),
  (text, { length }, at) => cutOut(text, at, length, text.slice(at, at + length).toUpperCase()),
];

const mutated = (payload: string, steps: readonly Step[]) =>
  steps.reduce((text, step) => changes[step.kind]?.(text, step, Math.floor(step.at * text.length)) ?? text, payload);

const payload = fc.constantFrom(...payloads);
const step = fc.record({
  kind: fc.nat(changes.length - 1),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.integer({ min: 1, max: 6 }),
  other: payload,
  piece: fc.constantFrom(...inserted),
  container: fc.constantFrom(...containers),
});

/** Payloads mutated in one to five places. */
export const mutations = (count: number, seed: number): readonly string[] =>
  fc.sample(
    fc.tuple(payload, fc.array(step, { minLength: 1, maxLength: 5 })).map(([text, steps]) => mutated(text, steps)),
    { seed, numRuns: count },
  );
