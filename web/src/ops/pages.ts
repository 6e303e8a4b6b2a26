import type { ComponentType } from 'react';
import { lazyScreen as screen } from '../platform/load-screen.ts';

/** A page of the console: its path below /ops, its label in the navigation, and its lazy screen. */
export type ConsolePage = Readonly<{ path: string; label: string; Screen: ComponentType }>;

/** Every page in the order of the navigation. To add one, add a line. */
export const pages: readonly ConsolePage[] = [
  { path: '', label: 'Today', Screen: screen(async () => (await import('./routes/Today.tsx')).Today) },
  { path: 'ads', label: 'Ads', Screen: screen(async () => (await import('./routes/Ads.tsx')).Ads) },
  { path: 'feeds', label: 'Feeds', Screen: screen(async () => (await import('./routes/Feeds.tsx')).Feeds) },
  {
    path: 'visa',
    label: 'Visa documents',
    Screen: screen(async () => (await import('./routes/VisaReviews.tsx')).VisaReviews),
  },
  { path: 'matching', label: 'Matching', Screen: screen(async () => (await import('./routes/Matching.tsx')).Matching) },
  { path: 'law', label: 'Law', Screen: screen(async () => (await import('./routes/Law.tsx')).Law) },
  { path: 'people', label: 'People', Screen: screen(async () => (await import('./routes/People.tsx')).People) },
  { path: 'work', label: 'Queues', Screen: screen(async () => (await import('./routes/Queues.tsx')).Queues) },
  {
    path: 'dead-letters',
    label: 'Dead letters',
    Screen: screen(async () => (await import('./routes/DeadLetters.tsx')).DeadLetters),
  },
  { path: 'audit', label: 'Audit trail', Screen: screen(async () => (await import('./routes/Audit.tsx')).Audit) },
];
