import { isRouteErrorResponse, Outlet, useRevalidator, useRouteError } from 'react-router';
import { Gone, NotFound, NotReached } from './quiet-pages.tsx';

export default function QuietBoundary() {
  return <Outlet />;
}

/** Keeps the shell around every page that cannot be shown. */
export function ErrorBoundary() {
  const error = useRouteError();
  const revalidator = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  if (isRouteErrorResponse(error) && error.status === 410) return <Gone />;
  return <NotReached onRetry={() => void revalidator.revalidate()} />;
}
