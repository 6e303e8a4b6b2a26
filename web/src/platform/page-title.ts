import { createContext, useContext, useEffect } from 'react';

/** The title and description of pages without their own, in tabs, search results and shared links. */
export const portal = {
  title: "Waratah · 1st International Students' Job Portal",
  description:
    'Jobs your visa allows, in your inbox each morning. Waratah checks each new job against your visa, your 48 hours a fortnight and what you study.',
} as const;

export type PageHead = Readonly<{ title: string; description: string }>;

/** Prerendering, which has no document, provides a function that receives the title and description. */
export const HeadContext = createContext<((head: PageHead) => void) | undefined>(undefined);

/** Sets the page's title and description; without arguments, the portal's own. */
export function usePageTitle(title?: string, description: string = portal.description): void {
  const fullTitle = title ? `${title} · Waratah` : portal.title;
  useContext(HeadContext)?.({ title: fullTitle, description });
  useEffect(() => {
    document.title = fullTitle;
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (meta) meta.content = description;
  }, [fullTitle, description]);
}
