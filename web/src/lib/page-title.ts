import { useEffect } from 'react';

const product = "Waratah · 1st International Students' Job Portal";

const head = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);

/** What the page says of itself in index.html. */
const first = head('description')?.content ?? '';

/** Names the screen in the tab and, where it says more of itself than the portal does, in search results. */
export function usePageTitle(title?: string, description?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Waratah` : product;
    const meta = head('description');
    if (meta) meta.content = description ?? first;
  }, [title, description]);
}
