import { isRouteErrorResponse } from 'react-router';

/** What went wrong, and the ways on: back, and for whoever is signed in also out, since the head of the desk is missing. */
export function Failed({ error, inside = false }: { error: unknown; inside?: boolean }) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const words = WORDS[status] ?? [
    'Something failed here',
    'Nothing was decided. Please try again.',
  ];
  return (
    <main className="dpage full" id="main">
      <title>{`${words[0]} – Desk`}</title>
      <h1>{words[0]}</h1>
      <p>{words[1]}</p>
      <p>
        <a href="/desk">Back to the queue</a>
      </p>
      {inside && (
        <form method="post" action="/desk/sign-out">
          <button type="submit" className="btn small ghost">
            Sign out
          </button>
        </form>
      )}
    </main>
  );
}

const WORDS: Record<number, [string, string]> = {
  401: ['You are not signed in', 'Sign in, and try again.'],
  403: ['This is for leads', 'Ask a lead if you need something from this page.'],
  404: ['There is no such page at the desk', 'It may have been moved.'],
};
