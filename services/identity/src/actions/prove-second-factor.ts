import { invalid } from '@waratah/kit/errors';
import type { AskedContext } from '../context.ts';
import { deviceOf, recognised } from '../domain/device.ts';
import { messages } from '../domain/messages.ts';
import { codeUsed, factorOf, type Proof, recoveryHash } from '../domain/second-factor.ts';
import type { User } from '../domain/user.ts';
import { consoleUrl } from './console-url.ts';
import { recordAct } from './record-act.ts';
import { recordSignIn } from './record-sign-in.ts';

/**
 * Requires the second factor from an operator who has one, and in production from every operator. Errors: INVALID
 * naming `second_factor` if none is set up, or `code` if it is missing, wrong or already used.
 */
export const proveSecondFactor = async (context: AskedContext, user: User, code: string | undefined) => {
  if (user.role !== 'operator') return;
  const factor = factorOf(user);
  if (!factor && !context.demandSecondFactor) return;
  if (!factor) throw invalid('second_factor', messages.secondFactorNeeded);
  if (!code?.trim()) throw invalid('code', messages.codeNeeded);
  try {
    await proveCode(context, user, { factor, code });
  } catch (refusal) {
    await recordSignIn(context, user, 'sign-in refused');
    throw refusal;
  }
};

type Given = Readonly<{ factor: NonNullable<ReturnType<typeof factorOf>>; code: string }>;

const proveCode = async (context: AskedContext, user: User, { factor, code }: Given) => {
  await countCode(context, user);
  const checked = await context.authenticator.check(factor.secret, code.trim(), context.clock());
  const proof: Proof = checked ? { kind: 'step', ...checked } : { kind: 'recovery', hash: recoveryHash(code) };
  if (proof.kind === 'recovery' && !factor.recovery.includes(proof.hash)) throw wrongCode();
  if (proof.kind === 'recovery') await recordAct(context, user, 'UseRecoveryCode');
  await spend(context, user, proof);
};

/**
 * Counts a code before it is checked, separately for each browser or device that the operator has used before. Errors: TOO_MANY.
 */
export const countCode = async ({ limits, client }: AskedContext, user: User): Promise<void> => {
  await limits.code.count(recognised(user, deviceOf(client))?.key ?? String(user._id));
};

export const wrongCode = () => invalid('code', messages.wrongCode);

const spend = async (context: AskedContext, user: User, proof: Proof) => {
  await context.users.change(user._id, (current) => {
    const sameSecret = current.secondFactor?.secret === user.secondFactor?.secret;
    const used = sameSecret ? codeUsed(current, proof, consoleUrl(context), context.clock()) : undefined;
    if (!used) throw wrongCode();
    return used;
  });
};
