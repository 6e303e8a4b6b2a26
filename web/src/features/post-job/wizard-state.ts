import type { WizardMode } from './autosave.ts';
import { lastStep, stepOf } from './wizard-fields.ts';

/** The wizard's current step and what the user can do. */
export type WizardState = Readonly<{
  step: number;
  /** The last step that the user may open. */
  reached: number;
  /** Whether somebody else changed the ad or draft on the server. */
  changedElsewhere: boolean;
  /** Set once saved: the screen to open after the user has had time to read the message. */
  redirect: Readonly<{ path: string; afterMs: number }> | undefined;
}>;

export type WizardAction =
  | Readonly<{ kind: 'go'; step: number }>
  | Readonly<{ kind: 'problems'; fields: readonly string[] }>
  | Readonly<{ kind: 'changed-elsewhere' }>
  | Readonly<{ kind: 'saved'; path: string; afterMs: number }>;

/** All steps of an existing ad, or of a copy of one, can be opened from the start. */
export const initialState = (mode: WizardMode, step: number): WizardState => ({
  step,
  reached: mode.kind === 'edit' || mode.kind === 'copy' ? lastStep : step,
  changedElsewhere: false,
  redirect: undefined,
});

/** The step to show for these fields: the current one if it has one of them, otherwise the first that does. */
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
