import { t } from '@lingui/core/macro';
import { useContext } from 'react';
import { useLocation } from 'react-router';
import { LOCALES } from '#domain/options/locales.ts';
import { KeptPartsContext } from '#web/render/kept-part.tsx';
import { LOCALE } from '#web/words/locale.ts';
import { useAddressIn } from './use-site.ts';

/** Pages that hold something of their own, which another address would not have. */
export const isHolding = (path: string) => path === '/thank-you' || path === '/receipt';

/**
 * The same page in every language, each named in its own. A whole new page, because all of it changes. `alone` where
 * no other landmark is around it.
 */
export function LanguageSwitch({ alone = false }: { alone?: boolean }) {
  const { pathname, search } = useLocation();
  const parts = useContext(KeptPartsContext);
  const addressOf = useAddressIn();
  if (isHolding(pathname)) return null;
  const list = (
    <ul className="languages" aria-label={t`Language`}>
      {LOCALES.map(({ code, direction, ownName }) => (
        <li key={code}>
          <a
            href={parts?.addressIn(code) ?? `${addressOf(code, pathname)}${search}`}
            hrefLang={code}
            lang={code}
            dir={direction}
            aria-current={code === LOCALE ? 'true' : undefined}
          >
            {ownName}
          </a>
        </li>
      ))}
    </ul>
  );
  if (!alone) return list;
  return (
    <nav className="languages-alone" aria-label={t`Language`}>
      {list}
    </nav>
  );
}
