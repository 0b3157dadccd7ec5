import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { roomSearch, searchOfState } from './room.ts';

/**
 * A link may say in router state alone which room it leads into. Loaders see only the address, so it is
 * written there: the same room after a reload, and for whoever gets the link.
 */
export function useRoomOfState(): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const said = searchOfState(state);
  const missing = said !== '' && roomSearch(new URLSearchParams(search)) === '';
  useEffect(() => {
    if (missing) void navigate({ pathname, search: said, hash }, { replace: true, state });
  }, [missing, pathname, said, hash, state, navigate]);
}
