import { workHoursInWords } from '@waratah/vocabulary/work-hours';
import { escaped } from './html.ts';
import { jobPostingOf, type PublicJob } from './job-posting.ts';

const style = `:root{color-scheme:light dark;--bg:#faf6f0;--card:#fffdfa;--line:#e6dccd;--text:#211b17;--muted:#655a4f;--brand:#b81f3a;--fill:#b81f3a;--ok:#2b6a52}
@media (prefers-color-scheme:dark){:root{--bg:#171311;--card:#211b18;--line:#3a312b;--text:#f5eee6;--muted:#b9aa9b;--brand:#f3949f;--ok:#8fceb2}}
body{margin:0;background:var(--bg);color:var(--text);font:400 16px/1.6 Figtree,system-ui,sans-serif}
header,main,footer{max-width:720px;margin:0 auto;padding:20px 24px}header a{font-weight:780;font-size:1.35rem;color:inherit;text-decoration:none}
article{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:28px}
h1{font-size:clamp(1.6rem,4vw,2.2rem);line-height:1.15;letter-spacing:-.02em;margin:0 0 6px;overflow-wrap:anywhere}
.facts{color:var(--muted);margin:0 0 20px}.visas{color:var(--ok);font-weight:600}
.apply{display:inline-flex;align-items:center;min-height:44px;padding:0 22px;border-radius:999px;background:var(--fill);color:#fff;font-weight:640;text-decoration:none}
.text{margin:24px 0;overflow-wrap:anywhere}footer{color:var(--muted);font-size:.9rem}footer a,.text a{color:var(--brand)}`;

const visaLine = ({ visaTypes }: PublicJob) => {
  const named = visaTypes.filter((code) => code !== 'other');
  return named.length > 0 ? `<p class="visas">✓ Accepts visa subclass ${escaped(named.join(', '))}</p>` : '';
};

/** JSON inside a script element must not contain the end of the element. */
const jsonIn = (value: object) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/**
 * An ad's page for people without an account and for search engines. Its description was sanitised when it was saved.
 */
export const jobPage = (job: PublicJob, url: string) => {
  const place = job.location ?? [job.city, job.state].filter(Boolean).join(' ');
  const facts = [job.company.name, place, job.salary, workHoursInWords(job.weeklyHours, job)].filter(
    (fact): fact is string => Boolean(fact),
  );
  const about = escaped([job.title, ...facts].join(' · '));
  return `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(job.title)} · ${escaped(job.company.name)} · Waratah</title><meta name="description" content="${about}">
<link rel="canonical" href="${escaped(url)}">${job.isWaratahJob ? '' : '<meta name="robots" content="noindex">'}
<meta property="og:title" content="${escaped(job.title)}"><meta property="og:description" content="${about}"><meta property="og:url" content="${escaped(url)}">
<style>${style}</style><script type="application/ld+json">${jsonIn(jobPostingOf(job, url))}</script></head>
<body><header><a href="/">Waratah</a></header><main><article><h1>${escaped(job.title)}</h1><p class="facts">${escaped(facts.join(' · '))}</p>
${visaLine(job)}<a class="apply" href="/jobs?job=${job.id}">Open in Waratah</a><div class="text">${job.description}</div></article></main>
<footer><a href="/">Waratah</a> matches students with jobs their visa allows. <a href="/privacy">Privacy</a></footer></body></html>
`;
};
