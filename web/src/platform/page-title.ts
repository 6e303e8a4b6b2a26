import { useEffect } from 'react';
import { inBrowser } from '../lib/in-browser.ts';

/** The title and description of pages without their own, in tabs, search results and shared links. */
export const portal = {
  title: "Waratah · 1st International Students' Job Portal",
  description:
    'Jobs your visa allows, in your inbox each morning. Waratah checks each new job against your visa, your 48 hours a fortnight and what you study.',
} as const;

export type PageHead = Readonly<{ title: string; description: string }>;

/** What the last rendered screen set; prerendering reads it, because it has no document. */
let head: PageHead = portal;
export const renderedHead = () => head;

/** Sets the page's title and description; without arguments, the portal's own. */
export function usePageTitle(title?: string, description: string = portal.description): void {
  const fullTitle = title ? `${title} · Waratah` : portal.title;
  if (!inBrowser) head = { title: fullTitle, description };
  useEffect(() => {
    document.title = fullTitle;
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (meta) meta.content = description;
  }, [fullTitle, description]);
}
