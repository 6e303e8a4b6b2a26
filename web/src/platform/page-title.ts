import { createContext, useContext, useEffect } from 'react';

/** The default title and description of a page in tabs, search results and shared links. */
export const portal = {
  title: "Waratah · 1st International Students' Job Portal",
  description:
    'Jobs your visa allows, in your inbox each morning. Waratah checks each new job against your visa, your 48 hours a fortnight and what you study.',
} as const;

export type PageHead = Readonly<{ title: string; description: string }>;

/** The full title, as shown in the tab. */
export const titleOf = (title: string | undefined): string => (title ? `${title} · Waratah` : portal.title);

/** Prerendering has no document, so it provides a function that receives the title and description. */
export const HeadContext = createContext<((head: PageHead) => void) | undefined>(undefined);

/** Sets the page's title and description; without arguments, the portal's default ones. */
export function usePageTitle(title?: string, description: string = portal.description): void {
  const fullTitle = titleOf(title);
  useContext(HeadContext)?.({ title: fullTitle, description });
  useEffect(() => {
    document.title = fullTitle;
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (meta) meta.content = description;
  }, [fullTitle, description]);
}
