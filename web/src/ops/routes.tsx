import { Navigate, Route, Routes } from 'react-router';
import { Console } from './routes/Console.tsx';
import { pages } from './pages.ts';

/** All that is at /ops. An unknown path below it leads to the first page. */
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
