/**
 * The desk draws itself anew while somebody works at it. What is on its way when the next step is taken
 * is dropped by the router, which hears of it itself but leaves the rest of that answer to fail unheard.
 */
export function forgetWhatWasOvertaken(): void {
  window.addEventListener('unhandledrejection', (event) => {
    const { reason } = event;
    if (reason instanceof DOMException && reason.name === 'AbortError') event.preventDefault();
  });
}
