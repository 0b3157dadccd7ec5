import { Mark } from '#web/ui/mark.tsx';
import { ShellLink } from './shell-link.tsx';
import { useSite } from './use-site.ts';

export function Brand() {
  const site = useSite();
  return (
    <ShellLink className="brand" to="/" lang="en">
      <Mark />
      <b>{site.name}</b>
      <i lang="ar" dir="rtl">
        {site.arabicName}
      </i>
    </ShellLink>
  );
}
