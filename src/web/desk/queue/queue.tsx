import type { Route } from './+types/queue';

export function loader() {
  return { hello: 'desk' };
}
export default function Queue({ loaderData }: Route.ComponentProps) {
  return <p>{loaderData.hello}</p>;
}
