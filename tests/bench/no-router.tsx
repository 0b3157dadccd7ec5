/** In the place of the router when React is measured alone: links are links, nothing is looked up. */
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { createContext as createReactContext, useContext } from 'react';

type Shown = { root: unknown; page: ReactNode };
export const ShownPage = createReactContext<Shown>({ root: null, page: null });

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'> & {
  to: string;
  className?: string | ((state: { isActive: boolean }) => string);
};

export function Link({ to, className, ...rest }: LinkProps) {
  const name = typeof className === 'function' ? className({ isActive: false }) : className;
  return <a {...rest} className={name} href={to} />;
}
export const Outlet = () => useContext(ShownPage).page;
export const useRouteLoaderData = () => useContext(ShownPage).root;
export const useMatches = () => [];
export const useLocation = () => ({ pathname: '/', search: '', hash: '', state: null, key: '' });
export const useNavigation = () => ({ state: 'idle' });
export const createPath = ({ pathname = '' }: { pathname?: string }) => pathname;
export const useNavigate = () => () => {};
export const Links = () => null;
export const Meta = () => null;
export const Scripts = () => null;
export const ScrollRestoration = () => null;
export const createContext = () => ({});
export const data = (value: unknown) => value;
export const redirect = (to: string) => to;
export const isRouteErrorResponse = () => false;
export const useRevalidator = () => ({ revalidate: () => {} });
export const useRouteError = () => null;
