import { type Caller, requireKey, requireOperator, requireUser, type UserCaller } from './auth.ts';

type WithCaller<Context> = Context & Readonly<{ caller: Caller }>;

/** A resolver for operators only. Errors: UNAUTHENTICATED, FORBIDDEN. */
export const asOperator =
  <Context, Args, Result>(resolve: (context: WithCaller<Context>, args: Args) => Result) =>
  (_parent: unknown, args: Args, context: WithCaller<Context>): Result => {
    requireOperator(context.caller);
    return resolve(context, args);
  };

/** A resolver for the operators' key only; a signed-in operator is refused. Errors: UNAUTHENTICATED, FORBIDDEN. */
export const asKey =
  <Context, Args, Result>(resolve: (context: WithCaller<Context>, args: Args) => Result) =>
  (_parent: unknown, args: Args, context: WithCaller<Context>): Result => {
    requireKey(context.caller);
    return resolve(context, args);
  };

/** A resolver for signed-in users, of any role or of one. Errors: UNAUTHENTICATED, FORBIDDEN. */
export const asUser =
  <Context, Args, Result>(
    role: 'any' | 'student' | 'employer',
    resolve: (context: WithCaller<Context>, user: UserCaller, args: Args) => Result,
  ) =>
  (_parent: unknown, args: Args, context: WithCaller<Context>): Result =>
    resolve(context, requireUser(context.caller, role === 'any' ? undefined : role), args);
