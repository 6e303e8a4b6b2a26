import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { showServerErrors } from '../../forms/show-server-errors.ts';
import { uploadFile } from '../../lib/api/rest.ts';
import { errorCode, fieldErrors, serverDetail } from '../../lib/api/server-errors.ts';
import { dashboardPath, draftsPath } from '../../lib/paths.ts';
import { toastBad, toastOk } from '../../ui/toasts.ts';
import { clearAutosave, storeAutosave, type WizardMode } from './autosave.ts';
import { messages } from './messages.ts';
import { storages, useAutosave } from './use-autosave.ts';
import { useCheckedForm } from './use-checked-form.ts';
import { useWizardActions } from './use-wizard-actions.ts';
import { lastStep } from './wizard-fields.ts';
import { emptyWizard, type WizardValues } from './wizard-form.ts';
import { problemsOfDraft, problemsOfStep, problemsToPublish } from './wizard-rules.ts';
import { initialState, nextState } from './wizard-state.ts';

/** How long the success message is shown before the next screen (spec section 9). */
const draftRedirectMs = 1500;
const publishRedirectMs = 900;

/** The initial state of the wizard. */
export type Start = Readonly<{
  values: WizardValues;
  /** The values on the server; an update sends only the difference. */
  stored: WizardValues;
  step: number;
  version: number;
  idempotencyKey: string;
  /** Whether an earlier attempt was sent whose answer is unknown. */
  sent: boolean;
  /** When the values were saved in this browser; undefined if they come from the server or are empty. */
  savedAt: string | undefined;
}>;

/** The step in the URL, which counts from 1 there; undefined if the URL has no valid one. */
const stepIn = (query: URLSearchParams): number | undefined => {
  const step = Number(query.get('step')) - 1;
  return Number.isInteger(step) && step >= 0 && step <= lastStep ? step : undefined;
};

const withStep = (query: URLSearchParams, step: number) => {
  const next = new URLSearchParams(query);
  next.set('step', String(step + 1));
  return next;
};

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
  /** Loads the saved version, or begins an empty ad; `left` is the form's current content, for undo. */
  onStartAgain: (left: Start) => void;
  /** Restores the content that starting again discarded; undefined if there is none. */
  onUndo: (() => void) | undefined;
}>;

/** The wizard's form, its current step, and the actions of its buttons. `onStep` runs when another step opens. */
export function useWizard({ userId, mode, start, onStartAgain }: WizardOptions, onStep: () => void) {
  const navigate = useNavigate();
  const [state, dispatch] = useReducer(nextState, initialState(mode, start.step));
  const { step, redirect } = state;
  const [query, setQuery] = useSearchParams();
  const requestedStep = stepIn(query) ?? start.step;
  const [document, setDocument] = useState<File>();
  const { form, attempt } = useCheckedForm(start.values);
  const sent = useRef(start.sent);
  const context = () => ({ step, version: start.version, sentKey: sent.current ? start.idempotencyKey : '' });
  const { savedAt, save, forget } = useAutosave({
    form,
    initial: start.values,
    store: (kept) => storeAutosave(storages, userId, mode, kept),
    clear: () => clearAutosave(storages, userId, mode),
    context,
    step,
    savedBefore: start.savedAt,
  });
  const { saveDraft, publish } = useWizardActions({ mode, ...start });
  const editing = mode.kind === 'edit';

  useEffect(() => {
    if (!redirect) return undefined;
    // The browser's Back must not lead to the form that was sent, which is filled in again where it copies an ad.
    const timer = setTimeout(() => navigate(redirect.path, { replace: true }), redirect.afterMs);
    return () => clearTimeout(timer);
  }, [redirect, navigate]);

  const show = (next: number) => {
    form.reset(undefined, { keepValues: true, keepDirty: true });
    dispatch({ kind: 'go', step: next });
    window.scrollTo({ top: 0 });
    onStep();
  };
  const stay = () => setQuery((query) => withStep(query, step), { replace: true, preventScrollReset: true });
  const showProblems = (fields: string[]) => dispatch({ kind: 'problems', fields });
  /** The user can go forward only from a step without problems, and back at any time. */
  const leaveTo = (target: number, go: () => void, refuse = showProblems) => {
    if (target <= step) return go();
    void attempt(
      (values) => problemsOfStep(step, values),
      async () => go(),
      refuse,
    );
  };
  /** The steps of the history's entries up to the current one. */
  const trail = useRef([start.step]);
  /**
   * The browser's Back always leads to the step before; Forward is a way forward. Replaces the step in the URL if it
   * cannot be opened yet.
   */
  const follow = useEffectEvent((stepOfUrl: number) => {
    if (stepOfUrl === step) return;
    if (stepOfUrl === trail.current.at(-2)) {
      trail.current.pop();
      return show(stepOfUrl);
    }
    if (stepOfUrl > state.reached) return stay();
    const goForward = () => {
      trail.current.push(stepOfUrl);
      show(stepOfUrl);
    };
    leaveTo(stepOfUrl, goForward, (fields) => {
      showProblems(fields);
      stay();
    });
  });
  useEffect(() => follow(requestedStep), [requestedStep]);
  const addStep = useEffectEvent(() => stay());
  const lacksStep = stepIn(query) === undefined && (query.has('step') || start.step > 0);
  useEffect(() => {
    if (lacksStep) addStep();
  }, [lacksStep]);
  /**
   * Each step is a history entry, so that the browser's Back opens the previous step. `flushSync` renders the URL at once:
   * a Back before that would leave the step as it is.
   */
  const goTo = (next: number) => {
    trail.current.push(next);
    show(next);
    setQuery((query) => withStep(query, next), { preventScrollReset: true, flushSync: true });
  };
  const showFailure = (error: unknown, fallback: string) => {
    if (errorCode(error) === 'CONFLICT' && mode.kind !== 'create') dispatch({ kind: 'changed-elsewhere' });
    const message = serverDetail(error) ?? fallback;
    showServerErrors(error, form, { message, aliases: { expiresAt: 'expiresOn' } });
    showProblems([...fieldErrors(error).keys()]);
    toastBad(message);
  };

  const open = (target: number) => leaveTo(target, () => goTo(target));

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
    open,
    saveDraft: () => attempt((values) => problemsOfDraft(step, values), saveAsDraft, showProblems),
    finish: () => attempt((values) => problemsToPublish(step, values), saveOrPublish, showProblems),
    startAgain: () => {
      forget();
      const now = new Date().toISOString();
      onStartAgain({ ...start, values: form.getValues(), step, sent: sent.current, savedAt: savedAt ?? now });
    },
    busy: form.formState.isSubmitting || redirect !== undefined,
  };
}
