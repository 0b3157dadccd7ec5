import { Link } from 'react-router';
import type { ReadingPlace } from './reading-place.ts';

/** The way back: into the room the reader came from, or to the subject among all. */
export function Crumb({ ways: [all, here] }: { ways: ReadingPlace['crumb'] }) {
  return (
    <p className="crumb">
      <Link to={all.to}>{all.label}</Link>
      <span aria-hidden>/</span>
      <Link to={here.to}>{here.label}</Link>
    </p>
  );
}
