import * as z from 'zod/mini';
import { messages } from './messages.ts';

const text = z.string();

export const forgotForm = z.object({ email: text.check(z.trim(), z.minLength(1, messages.emailRequired)) });

export const resetForm = z
  .object({ password: text.check(z.minLength(8, messages.tooShort)), confirmation: text })
  .check(
    z.refine(({ password, confirmation }) => password === confirmation, {
      error: messages.mismatch,
      path: ['confirmation'],
    }),
  );
