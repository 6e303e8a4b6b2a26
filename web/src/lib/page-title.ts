import { useEffect } from 'react';

const product = "Waratah · 1st International Students' Job Portal";

export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Waratah` : product;
  }, [title]);
}
