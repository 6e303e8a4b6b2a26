import { Navigate, Route, Routes } from 'react-router';
import { Console } from './routes/Console.tsx';
import { pages } from './pages.ts';

/** The routes below /ops. An unknown path redirects to the first page. */
export function ConsoleRoutes() {
  return (
    <Routes>
      <Route element={<Console entries={pages} />}>
        {pages.map(({ path, Screen }) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
        <Route path="*" element={<Navigate to="/" replace />} />
      </Route>
    </Routes>
  );
}
