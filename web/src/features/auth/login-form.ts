import * as z from 'zod/mini';
import { messages } from './messages.ts';

export const loginForm = z.object({
  email: z.string().check(z.trim(), z.minLength(1, messages.emailRequired)),
  password: z.string().check(z.minLength(1, messages.passwordRequired)),
});

export type LoginValues = z.infer<typeof loginForm>;
