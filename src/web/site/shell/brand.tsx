import { Link } from 'react-router';
import { Mark } from '#web/ui/mark.tsx';
import { useSite } from './use-site.ts';

export function Brand() {
  const site = useSite();
  return (
    <Link className="brand" to="/" lang="en">
      <Mark />
      <b>{site.name}</b>
      <i lang="ar" dir="rtl">
        {site.arabicName}
      </i>
    </Link>
  );
}
