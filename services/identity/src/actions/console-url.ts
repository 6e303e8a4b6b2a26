import type { Context } from '../context.ts';

/** Where operators sign in. */
export const consoleUrl = ({ publicUrl }: Pick<Context, 'publicUrl'>): string => `${publicUrl}/ops`;
