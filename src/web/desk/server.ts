import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';

export function createDeskHandler() {
  const handle = createRequestHandler(
    async () => (await import('virtual:react-router/server-build')) as ServerBuild,
    import.meta.env.MODE,
  );
  return (request: Request): Promise<Response> => handle(request, new RouterContextProvider());
}
