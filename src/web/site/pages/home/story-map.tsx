import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { GivenWords } from '#web/ui/given-words.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { languageAttributes } from '#web/ui/text-language.ts';
import { WorldMap } from '#web/ui/world-map/world-map.tsx';
import { countryName } from '#web/words/names.ts';
import { numberText } from '#web/words/numbers.ts';
import { countryPath } from '../country-path.ts';
import type { CountryWords, HomeTold } from './home-told.ts';
import { useMapCard } from './use-map-card.ts';

/** Countries named below the map; the rest are counted together. */
const NAMED = 6;

type Props = Pick<HomeTold, 'countries' | 'card'>;

export function StoryMap({ countries, card }: Props) {
  const { open, words, lit, light, hands } = useMapCard(card);
  const total = countries.find(({ country }) => country === open)?.total ?? 0;
  const all = countries.length;
  return (
    <section className="section wrap" aria-labelledby="map">
      <div className="head">
        <h2 id="map">{t`Where the stories come from`}</h2>
        <p className="note">{t`Countries only. The map never shows a city.`}</p>
      </div>
      <div className="mapbox">
        <div className="atlas">
          <WorldMap counts={countries} hrefOf={countryPath} lit={lit} {...hands} />
          {open && total > 0 && <Postcard country={open} total={total} words={words} />}
        </div>
        <ul className="tally">
          {countries.slice(0, NAMED).map(({ country, total }) => (
            <li key={country}>
              <Link
                to={countryPath(country)}
                onFocus={() => light(country)}
                onBlur={() => light(null)}
              >
                {countryName(country)} <span>{numberText(total)}</span>
              </Link>
            </li>
          ))}
          <li>
            <Link to="/countries">
              {all > NAMED ? plural(all, { other: 'All # countries' }) : t`As a table`}
            </Link>
          </li>
        </ul>
      </div>
    </section>
  );
}

type PostcardProps = { country: string; total: number; words: CountryWords | undefined };

/** How the newest text from a country begins, and the way to all of them. */
function Postcard({ country: stored, total, words }: PostcardProps) {
  const country = countryName(stored);
  const many = numberText(total);
  return (
    <div className="postcard">
      <p className="where">
        <b>{country}</b>{' '}
        <span>
          <Plural value={total} one="# story" other="# stories" />
        </span>
      </p>
      {words && (
        <>
          <p className="line" {...languageAttributes(words.language)}>
            {words.line}
          </p>
          <p className="from">
            <GivenWords beside={words.language}>{words.who}</GivenWords>
          </p>
        </>
      )}
      <Link className="go" to={countryPath(stored)}>
        {total === 1 ? (
          <Trans>
            <span>Read it</span>
            <span className="vh"> from {country}</span>
          </Trans>
        ) : (
          <Trans>
            <span>Read all {many}</span>
            <span className="vh"> from {country}</span>
          </Trans>
        )}
        <Icon name="arrow" />
      </Link>
    </div>
  );
}
