import { useLocation } from 'react-router';
import type { QueueView } from '#domain/vetting/queue-view.ts';
import { narrowingOf } from '../queue/narrowing.ts';

/** The tab that an address belongs to: a story is opened out of a list. */
export function useTab(): QueueView | null {
  const { pathname, search } = useLocation();
  const listed = ['/', '/queue'].includes(pathname) || pathname.startsWith('/story/');
  return listed ? narrowingOf(new URLSearchParams(search)).view : null;
}
