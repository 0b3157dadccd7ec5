import { useLocation } from 'react-router';
import { QUEUE_VIEWS, type QueueView } from '#domain/vetting/queue-view.ts';

/** The list that an address belongs to: a story is opened out of one. */
export function viewOf(search: URLSearchParams): QueueView {
  const view = search.get('view');
  return QUEUE_VIEWS.find((one) => one === view) ?? 'to-read';
}

export function useTab(): QueueView | null {
  const { pathname, search } = useLocation();
  const listed = ['/', '/queue'].includes(pathname) || pathname.startsWith('/story/');
  return listed ? viewOf(new URLSearchParams(search)) : null;
}
