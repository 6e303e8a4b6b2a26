import { useEffect } from 'react';
import { inBrowser } from './first-paint.ts';

/** What the portal says of itself in tabs, search results and letters to friends. */
export const portal = {
  title: "Waratah · 1st International Students' Job Portal",
  description:
    'Jobs your visa allows, in your inbox each morning. Waratah checks each new job against your visa, your 48 hours a fortnight and what you study.',
} as const;

export type PageHead = Readonly<{ title: string; description: string }>;

/** What the screen that was drawn last says of itself; for pages drawn at build time, which have no document to tell. */
let said: PageHead = portal;
export const headSaid = () => said;

/** Names the screen in the tab and, where it says more of itself than the portal does, in search results. */
export function usePageTitle(title?: string, description: string = portal.description): void {
  const named = title ? `${title} · Waratah` : portal.title;
  if (!inBrowser) said = { title: named, description };
  useEffect(() => {
    document.title = named;
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (meta) meta.content = description;
  }, [named, description]);
}
