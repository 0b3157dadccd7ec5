import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router';

type Urls = { previous: string | null; next: string | null };

/** The arrow keys turn to the previous and the next story as soon as it is seen, except while somebody types. */
export function useNeighbourKeys({ previous, next }: Urls): void {
  const navigate = useNavigate();
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select'))
        return;
      const url = { ArrowLeft: previous, ArrowRight: next }[event.key];
      if (url) void navigate(url);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [navigate, previous, next]);
}
