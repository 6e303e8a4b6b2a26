/** A small page of the gateway's own, outside the client's routes: a sentence and at most one button. */
export type Page = Readonly<{ title: string; text: string; form?: { label: string; action: string } }>;

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const style = `:root{color-scheme:light dark;--bg:#faf6f0;--card:#fffdfa;--line:#e6dccd;--text:#211b17;--muted:#655a4f;--brand:#b81f3a}
@media (prefers-color-scheme:dark){:root{--bg:#171311;--card:#211b18;--line:#3a312b;--text:#f5eee6;--muted:#b9aa9b}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--bg);color:var(--text);font:400 16px/1.55 Figtree,system-ui,sans-serif}
main{max-width:440px;margin:24px;padding:32px;background:var(--card);border:1px solid var(--line);border-radius:14px}
h1{font-size:1.5rem;line-height:1.15;letter-spacing:-.02em;margin:0 0 12px}p{margin:0 0 20px;color:var(--muted)}
button{min-height:44px;padding:0 20px;border:0;border-radius:999px;background:var(--brand);color:#fff;font:650 1rem Figtree,system-ui,sans-serif;cursor:pointer}
a{color:inherit}`;

export const page = ({ title, text, form }: Page) => `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escaped(title)} · Waratah</title><style>${style}</style></head>
<body><main><h1>${escaped(title)}</h1><p>${escaped(text)}</p>
${form ? `<form method="post" action="${escaped(form.action)}"><button>${escaped(form.label)}</button></form>` : '<a href="/">Waratah</a>'}
</main></body></html>
`;
