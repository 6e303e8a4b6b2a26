import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider, useLocation, useNavigationType } from 'react-router';
import { useNotedOrder, useWayBack } from './way-back.ts';

function Frame() {
  const { pathname, search } = useLocation();
  const by = useNavigationType();
  useNotedOrder();
  return (
    <>
      <p role="status">{`${by} ${pathname}${search}`}</p>
      <Outlet />
    </>
  );
}

function Job() {
  const goBack = useWayBack((url) => url === '/jobs?page=2');
  return (
    <Link to="/jobs?page=2" onClick={goBack}>
      Back to results
    </Link>
  );
}

/** Opens the paths one after the other, then follows the link back. */
const goBackAfter = async (...paths: readonly (string | readonly ['replace', string])[]) => {
  const router = createMemoryRouter([{ element: <Frame />, children: [{ path: '/jobs/*', element: <Job /> }] }], {
    initialEntries: ['/jobs/start'],
  });
  render(<RouterProvider router={router} />);
  for (const path of paths)
    await act(() => (typeof path === 'string' ? router.navigate(path) : router.navigate(path[1], { replace: true })));
  await userEvent.click(screen.getByRole('link', { name: 'Back to results' }));
  return screen.getByRole('status').textContent;
};

test.each([
  ['the list that was left', ['/jobs?page=2', '/jobs/7'], 'POP'],
  ['it, after the URL was replaced', ['/jobs?page=2', '/jobs/7', ['replace', '/jobs/7?tab=company']], 'POP'],
  ['a list that another page followed', ['/jobs?page=2', '/jobs/7', '/jobs/8'], 'PUSH'],
  ['a list that was not opened', [], 'PUSH'],
] as const)('the way back to %s, after %j, is a %s in the history', async (_list, paths, by) => {
  expect(await goBackAfter(...paths)).toBe(`${by} /jobs?page=2`);
});
