import { type PayTerm, type PayTermKind, payTermKinds } from '@waratah/vocabulary/pay-terms';
import { adSays } from '../message-to-employer.ts';
import { check, eligible, type Rule } from './verdict.ts';

/** What to ask about a term of pay: by whoever thinks of applying, and of the employer. Source: Fair Work Act 2009. */
const asked: Readonly<Record<PayTermKind, Readonly<{ why: string; toEmployer: string }>>> = {
  cash: {
    why: 'ask for payslips, and whether tax and super are paid. Cash is lawful, but without payslips you cannot prove your pay or your hours',
    toEmployer: 'Would I get payslips, and would tax and super be paid?',
  },
  contractor: {
    why: 'ask whether you would be an employee. With an ABN of your own you have no minimum wage, no leave and no super, and the hours count for a visa that limits them',
    toEmployer: 'Would I be an employee, or a contractor with an ABN of my own?',
  },
  commission: {
    why: 'ask what you are paid if you sell nothing. An employee gets at least the minimum wage for each hour',
    toEmployer: 'Is there a wage beside the commission, and how much is it an hour?',
  },
  pieces: {
    why: 'ask what it comes to by the hour. An award (the pay rules of an industry) has to allow pay by the piece, and may set a least by the hour',
    toEmployer: 'How much does it come to an hour for a new worker, and what is the least that I would be paid?',
  },
  deduction: {
    why: 'ask what it is for. An employer may keep back only what you agree to in writing for your own benefit, or what the law or an award allows',
    toEmployer: 'What would I have to pay, or have kept back from my pay, and what for?',
  },
};

const ruleOf = (kind: PayTermKind): Rule => {
  const { why, toEmployer } = asked[kind];
  const termOf = (terms: readonly PayTerm[] = []) => terms.find((term) => term.kind === kind);
  return {
    gate: 'pay',
    of: ({ assessment }) => `${termOf(assessment?.payTerms) !== undefined}`,
    key: () => '',
    judge: ({ assessment }) => {
      const term = termOf(assessment?.payTerms);
      return term ? check(`The ad says "${term.quote}": ${why}`, `${adSays(term.quote)} ${toEmployer}`) : eligible;
    },
  };
};

/** Terms of pay by which workers are often underpaid are lawful at times, so each of them is a question. */
export const payTerms: readonly Rule[] = payTermKinds.map(ruleOf);
