import { useEffect, useReducer, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { showServerErrors } from '../../forms/show-server-errors.ts';
import { uploadFile } from '../../lib/api/rest.ts';
import { errorCode, serverDetail } from '../../lib/api/server-errors.ts';
import { dashboardPath, draftsPath } from '../../lib/paths.ts';
import { toastBad, toastOk } from '../../ui/toasts.ts';
import type { WizardMode } from './autosave.ts';
import { messages } from './messages.ts';
import { useAutosave } from './use-autosave.ts';
import { useCheckedForm } from './use-checked-form.ts';
import { useWizardActions } from './use-wizard-actions.ts';
import { emptyWizard, type WizardValues } from './wizard-form.ts';
import { problemsOfDraft, problemsOfStep, problemsToPublish } from './wizard-rules.ts';
import { initialState, nextState } from './wizard-state.ts';

/** How long the message of success is shown before the next screen (spec section 9). */
const draftRedirectMs = 1500;
const publishRedirectMs = 900;

/** What the form begins with. */
export type Start = Readonly<{
  values: WizardValues;
  /** As the server has it; an update sends the difference. */
  stored: WizardValues;
  step: number;
  version: number;
  idempotencyKey: string;
  /** An earlier attempt was sent, and its answer is not known. */
  sent: boolean;
  /** When the values were saved in this browser; undefined when they come from elsewhere. */
  savedAt: string | undefined;
}>;

/** The ad is published even if its document cannot be uploaded (spec section 7). */
const sendDocument = async (id: number, file: File) => {
  try {
    await uploadFile(`/auth/employer/jobs/${id}/document`, file);
  } catch (error) {
    console.warn('The document of the job was not uploaded', error);
  }
};

export type WizardOptions = Readonly<{
  userId: number;
  mode: WizardMode;
  start: Start;
  /** Loads the saved version, or begins an empty ad. */
  onStartAgain: () => void;
}>;

/** The wizard's form, where the user is in it, and what its buttons do. `onStep` runs when another step opens. */
export function useWizard({ userId, mode, start, onStartAgain }: WizardOptions, onStep: () => void) {
  const navigate = useNavigate();
  const [state, dispatch] = useReducer(nextState, initialState(mode, start.step));
  const { step, redirect } = state;
  const [document, setDocument] = useState<File>();
  const { form, attempt } = useCheckedForm(start.values);
  const sent = useRef(start.sent);
  const context = () => ({ step, version: start.version, wish: sent.current ? start.idempotencyKey : '' });
  const { savedAt, save, forget } = useAutosave({ form, userId, mode, context, step, savedBefore: start.savedAt });
  const { saveDraft, publish } = useWizardActions({ mode, ...start });
  const editing = mode.kind === 'edit';

  useEffect(() => {
    if (!redirect) return undefined;
    const timer = setTimeout(() => navigate(redirect.path), redirect.afterMs);
    return () => clearTimeout(timer);
  }, [redirect, navigate]);

  const goTo = (next: number) => {
    form.reset(undefined, { keepValues: true, keepDirty: true });
    dispatch({ kind: 'go', step: next });
    window.scrollTo({ top: 0 });
    onStep();
  };
  const showProblems = (fields: string[]) => dispatch({ kind: 'problems', fields });
  const showFailure = (error: unknown, fallback: string) => {
    if (errorCode(error) === 'CONFLICT' && mode.kind !== 'create') dispatch({ kind: 'changed-elsewhere' });
    const message = serverDetail(error) ?? fallback;
    showServerErrors(error, form, { message, aliases: { expiresAt: 'expiresOn' } });
    toastBad(message);
  };

  const next = () =>
    attempt(
      (values) => problemsOfStep(step, values),
      async () => goTo(step + 1),
      showProblems,
    );

  const saveAsDraft = async (values: WizardValues) => {
    try {
      await saveDraft(values, step);
    } catch (error) {
      return showFailure(error, messages.draftNotSaved);
    }
    forget();
    form.reset(emptyWizard);
    toastOk(mode.kind === 'draft' ? messages.draftUpdated : messages.draftSaved);
    dispatch({ kind: 'saved', path: draftsPath, afterMs: draftRedirectMs });
  };

  const saveOrPublish = async (values: WizardValues) => {
    sent.current = true;
    save();
    try {
      const id = await publish(values, step);
      if (document && id !== undefined) await sendDocument(id, document);
    } catch (error) {
      return showFailure(error, editing ? messages.notUpdated : messages.notPosted);
    }
    forget();
    toastOk(editing ? messages.updated : messages.posted);
    dispatch({ kind: 'saved', path: dashboardPath, afterMs: publishRedirectMs });
  };

  return {
    ...state,
    form,
    savedAt,
    document,
    setDocument,
    goTo,
    next,
    saveDraft: () => attempt((values) => problemsOfDraft(step, values), saveAsDraft, showProblems),
    finish: () => attempt(problemsToPublish, saveOrPublish, showProblems),
    startAgain: () => {
      forget();
      onStartAgain();
    },
    busy: form.formState.isSubmitting || redirect !== undefined,
  };
}
