import type { WizardMode } from './autosave.ts';
import { lastStep } from './wizard-form.ts';
import { stepOf } from './wizard-rules.ts';

/** Where the user is in the wizard. */
export type WizardState = Readonly<{
  step: number;
  /** The last step that the user may go to. */
  reached: number;
  /** Somebody else changed the ad or draft on the server. */
  changedElsewhere: boolean;
  /** Saved: the wizard leads on, once the user has read the message. */
  redirect: Readonly<{ path: string; afterMs: number }> | undefined;
}>;

export type WizardAction =
  | Readonly<{ kind: 'go'; step: number }>
  | Readonly<{ kind: 'problems'; fields: readonly string[] }>
  | Readonly<{ kind: 'changed-elsewhere' }>
  | Readonly<{ kind: 'saved'; path: string; afterMs: number }>;

/** All steps of an existing ad can be opened at once. */
export const initialState = (mode: WizardMode, step: number): WizardState => ({
  step,
  reached: mode.kind === 'edit' ? lastStep : step,
  changedElsewhere: false,
  redirect: undefined,
});

/** The step to show for some problems: the current one if it has any, otherwise the first that has. */
const stepWithProblems = (step: number, fields: readonly string[]) => {
  const steps = fields.map(stepOf);
  return steps.length === 0 || steps.includes(step) ? step : Math.min(...steps);
};

export function nextState(state: WizardState, action: WizardAction): WizardState {
  switch (action.kind) {
    case 'go':
      return { ...state, step: action.step, reached: Math.max(state.reached, action.step) };
    case 'problems':
      return { ...state, step: stepWithProblems(state.step, action.fields) };
    case 'changed-elsewhere':
      return { ...state, changedElsewhere: true };
    case 'saved':
      return { ...state, redirect: { path: action.path, afterMs: action.afterMs } };
  }
}
