import { type ComponentType, lazy } from 'react';

/** A page of the console: where it is below /ops, what the navigation calls it, and its screen, loaded when opened. */
export type ConsolePage = Readonly<{ path: string; label: string; Screen: ComponentType }>;

const screen = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

/** Every page in the order of the navigation. To add one, add a line. */
export const pages: readonly ConsolePage[] = [
  { path: '', label: 'Today', Screen: screen(async () => (await import('./routes/Today.tsx')).Today) },
  {
    path: 'visa',
    label: 'Visa documents',
    Screen: screen(async () => (await import('./routes/VisaReviews.tsx')).VisaReviews),
  },
];
