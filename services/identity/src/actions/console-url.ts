import type { Context } from '../context.ts';

/** The address at which operators sign in. */
export const consoleUrl = ({ publicUrl }: Pick<Context, 'publicUrl'>): string => `${publicUrl}/ops`;
