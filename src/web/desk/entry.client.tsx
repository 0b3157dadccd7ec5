import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { forgetWhatWasOvertaken } from './overtaken.ts';
import { trustOnlyReact } from './trusted-types.ts';

trustOnlyReact();
forgetWhatWasOvertaken();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
