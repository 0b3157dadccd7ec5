import { t } from '@lingui/core/macro';
import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { addressIn, LOCALES, type Locale, localeEntry } from '#domain/options/locales.ts';
import { readKept, writeKept } from '#web/browser/kept.ts';
import { LOCALE } from '#web/words/locale.ts';
import { isHolding } from './language-switch.tsx';

/** All that is remembered, and on the device alone: that somebody wants no other language. */
const DECLINED = 'hikaya.language-offer';

/** The first of the browser's languages that is ours. Asked here and not by the server: one page is for everybody. */
function wished(): Locale | undefined {
  const tags = navigator.languages.map((tag) => tag.split('-')[0]);
  return tags.flatMap((tag) => LOCALES.find(({ code }) => code === tag)?.code ?? [])[0];
}

/** Whose browser speaks another language of ours is offered this page in it, by its own name. */
export function LanguageOffer() {
  const { pathname, search } = useLocation();
  const [offered, setOffered] = useState<Locale>(LOCALE);
  useEffect(() => {
    const wish = wished();
    if (wish && wish !== LOCALE && readKept('device', DECLINED) === null)
      startTransition(() => setOffered(wish));
  }, []);
  if (offered === LOCALE || isHolding(pathname)) return null;
  const { direction, ownName } = localeEntry(offered);
  const decline = () => {
    writeKept('device', DECLINED, 'no');
    setOffered(LOCALE);
  };
  return (
    <aside className="language-offer noprint" aria-label={t`Language`}>
      <a
        href={`${addressIn(offered, pathname)}${search}`}
        hrefLang={offered}
        lang={offered}
        dir={direction}
      >
        {ownName}
      </a>
      <button type="button" aria-label={t`Close`} onClick={decline}>
        ×
      </button>
    </aside>
  );
}
