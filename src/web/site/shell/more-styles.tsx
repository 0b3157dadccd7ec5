import { Outlet } from 'react-router';
import styles from '../styles/more.css?url';

/** A story page does without these; every other page brings them along. */
export const links = () => [{ rel: 'stylesheet', href: styles }];

export default function MoreStyles() {
  return <Outlet />;
}
