import { type Html, html } from './html.ts';

/** A small page of the gateway itself, outside the client's routes. */
export type Page = Readonly<{ title: string; text: string; body?: Html | undefined }>;

const style = `@font-face{font-family:Figtree;font-weight:300 900;font-display:swap;src:url(/fonts/figtree.woff2) format("woff2")}
:root{color-scheme:light dark;--bg:#faf6f0;--card:#fffdfa;--line:#e6dccd;--quiet:#8a7d70;--text:#211b17;--muted:#655a4f;--brand:#b81f3a;--good:#2b6a52;--bad:#9c1730}
@media (prefers-color-scheme:dark){:root{--bg:#171311;--card:#211b18;--line:#3a312b;--quiet:#8f8072;--text:#f5eee6;--muted:#b9aa9b;--good:#8fc0a9;--bad:#f59aa9}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;grid-template-rows:auto 1fr auto;justify-items:center;background:var(--bg);color:var(--text);font:400 16px/1.55 Figtree,system-ui,sans-serif}
header,footer{width:min(100% - 32px,1120px);padding:16px 0}header{border-bottom:1px solid var(--line)}
header a{display:inline-flex;align-items:center;gap:10px;color:var(--text);text-decoration:none}header b{display:block;font-size:1.35rem;font-weight:780;line-height:1;letter-spacing:-.03em}
header span span{display:block;margin-top:4px;font-size:.75rem;color:var(--muted)}
footer{display:flex;flex-wrap:wrap;gap:4px 20px;border-top:1px solid var(--line);color:var(--muted);font-size:.9rem}footer a{display:inline-flex;align-items:center;min-height:44px}
main{align-self:start;width:min(100% - 32px,520px);margin:clamp(24px,8vh,72px) 0;padding:32px;background:var(--card);border:1px solid var(--line);border-radius:14px}
h1{font-size:1.5rem;line-height:1.15;letter-spacing:-.02em;margin:0 0 12px}p{margin:0 0 20px;color:var(--muted)}
.job{margin:0 0 20px;padding:14px 16px;border:1px solid var(--line);border-radius:10px;color:var(--muted)}.job b{display:block;color:var(--text)}
button,.button{min-height:44px;padding:0 20px;border:0;border-radius:999px;background:var(--brand);color:#fff;font:650 1rem Figtree,system-ui,sans-serif;cursor:pointer}
button.quiet{background:transparent;border:1px solid var(--quiet);color:var(--text)}.ways{display:flex;flex-wrap:wrap;gap:12px}.ways p{margin:0}
.button{display:inline-flex;align-items:center;padding:10px 20px;text-decoration:none;overflow-wrap:anywhere}
fieldset{margin:0 0 20px;padding:0;border:0;min-width:0}legend,.field>span:first-child{display:block;padding:0;margin:0 0 6px;font-weight:650}
.field{display:block;margin:0 0 20px}.choices{display:flex;flex-wrap:wrap;gap:4px 18px}.stack{display:block}
label.choice{display:inline-flex;align-items:center;gap:8px;min-height:36px;cursor:pointer}.stack label.choice{display:flex;min-height:44px}
input[type=number],input[type=date],input[type=text],select{width:100%;min-height:44px;padding:0 12px;border:1px solid var(--quiet);border-radius:10px;background:var(--card);color:var(--text);font:inherit}
input[type=checkbox],input[type=radio]{width:20px;height:20px;margin:0;accent-color:var(--brand)}
.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:12px}.pair label{min-width:0}.hint{display:block;margin:4px 0 0;color:var(--muted);font-size:.875rem}
.good{color:var(--good);font-weight:600}.bad{color:var(--bad);font-weight:600}a{color:inherit}
:focus-visible{outline:3px solid var(--brand);outline-offset:2px}`;

const header = html`<header><a href="/"><img src="/favicon.svg" width="40" height="40" alt=""><span><b>Waratah</b><span>1st International Students' Job Portal</span></span></a></header>`;
const footer = html`<footer><a href="/profile">Your profile</a><a href="/how-it-works">How matching works</a><a href="/privacy">Privacy</a><a href="/terms">Terms</a></footer>`;
const home = html`<a class="button" href="/">Go to the home page</a>`;

/** A link to continue from a page where nothing is left to do. */
export const wayToMatches = html`<p><a class="button" href="/profile?tab=matches">See your matches</a></p>`;

export const page = ({ title, text, body = home }: Page) =>
  html`<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title} · Waratah</title><style>${{ markup: style }}</style></head>
<body>${header}<main><h1>${title}</h1>${text ? html`<p>${text}</p>` : undefined}
${body}
</main>${footer}</body></html>
`.markup;

/** A button that sends a POST request. */
export const button = (label: string, action: string) =>
  html`<form method="post" action="${action}"><button>${label}</button></form>`;
