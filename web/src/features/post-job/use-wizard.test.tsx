import { beforeEach, expect, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Answered } from '../../lib/api/Answered.tsx';
import type { WizardMode } from './autosave.ts';
import { type Start, useWizard } from './use-wizard.ts';
import { emptyWizard } from './wizard-form.ts';

const values = {
  ...emptyWizard,
  title: 'Night baker',
  roleCategory: 'SERVICE_RETAIL_HOSPITALITY',
  employmentType: 'CASUAL',
  experienceLevel: 'entry',
  remoteOption: true,
} as const;
const start: Start = {
  values,
  stored: values,
  step: 0,
  version: 0,
  idempotencyKey: 'key',
  sent: false,
  savedAt: undefined,
};

function Steps({ mode, step: first }: Readonly<{ mode: WizardMode; step: number }>) {
  const at = { ...start, step: first };
  const options = { userId: 1, mode, start: at, onStartAgain: () => undefined, onUndo: undefined };
  const { step, form, open } = useWizard(options, () => undefined);
  return (
    <>
      <h1>Step {step}</h1>
      <p role="alert">{form.formState.errors.title?.message}</p>
      <input aria-label="Title" {...form.register('title')} />
      <button type="button" onClick={() => open(step + 1)}>
        Next
      </button>
      <button type="button" onClick={() => open(0)}>
        Basics
      </button>
    </>
  );
}

const openWizard = (mode: WizardMode, step: number, query = '') => {
  const router = createMemoryRouter([{ path: '/employer/post-job', element: <Steps mode={mode} step={step} /> }], {
    initialEntries: [`/employer/post-job${query}`],
  });
  render(
    <Answered answer={{ kind: 'waits' }}>
      <RouterProvider router={router} />
    </Answered>,
  );
  return {
    move: (steps: number) => act(() => router.navigate(steps)),
    url: () => router.state.location.search,
  };
};
const shown = () => screen.getByRole('heading').textContent;

beforeEach(() => {
  // jsdom has no scrolling.
  window.scrollTo = () => undefined;
});

test("the browser's Forward opens a step again, but not from one that does not validate", async () => {
  const { move, url } = openWizard({ kind: 'create' }, 0);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(shown()).toBe('Step 1'));
  await move(-1);
  await waitFor(() => expect(shown()).toBe('Step 0'));
  await move(1);
  await waitFor(() => expect(shown()).toBe('Step 1'));
  await move(-1);
  await waitFor(() => expect(shown()).toBe('Step 0'));
  await userEvent.clear(screen.getByLabelText('Title'));
  await move(1);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Title must be at least 5 characters.'));
  await waitFor(() => expect(shown()).toBe('Step 0'));
  await waitFor(() => expect(url()).toBe('?step=1'));
});

test("the browser's Back leads to the step before also where that is a later one", async () => {
  const { move } = openWizard({ kind: 'copy', id: 7 }, 4);
  await waitFor(() => expect(shown()).toBe('Step 4'));
  await userEvent.click(screen.getByRole('button', { name: 'Basics' }));
  await waitFor(() => expect(shown()).toBe('Step 0'));
  await userEvent.clear(screen.getByLabelText('Title'));
  await move(-1);
  await waitFor(() => expect(shown()).toBe('Step 4'));
});

test('the address names the step of a form that does not begin at the first one', async () => {
  const { url } = openWizard({ kind: 'copy', id: 7 }, 4, '?copy=7');
  await waitFor(() => expect(url()).toBe('?copy=7&step=5'));
});

test('an address with a step that does not exist is corrected', async () => {
  const { url } = openWizard({ kind: 'create' }, 0, '?step=99');
  await waitFor(() => expect(url()).toBe('?step=1'));
  expect(shown()).toBe('Step 0');
});
