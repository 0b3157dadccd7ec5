import { Link } from 'react-router';
import type { CountryWords, HomePage } from '#services/stories/home-page.ts';
import { Icon } from '#web/ui/icon.tsx';
import { languageAttributes } from '#web/ui/text-language.ts';
import { WorldMap } from '#web/ui/world-map/world-map.tsx';
import { countryPath } from '../country-path.ts';
import { useMapCard } from './use-map-card.ts';

/** Countries named below the map; the rest are counted together. */
const NAMED = 6;

type Props = Pick<HomePage, 'countries' | 'card'>;

export function StoryMap({ countries, card }: Props) {
  const { open, words, lit, light, hands } = useMapCard(card);
  const total = countries.find(({ country }) => country === open)?.total ?? 0;
  const others = countries.length - NAMED;
  return (
    <section className="section wrap" aria-labelledby="map">
      <div className="head">
        <h2 id="map">Where the stories come from</h2>
        <p className="note">Countries only. The map never shows a city.</p>
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
                {country} <span>{total.toLocaleString('en-CA')}</span>
              </Link>
            </li>
          ))}
          <li>
            <Link to="/countries">
              {others > 0 ? `All ${countries.length} countries` : 'As a table'}
            </Link>
          </li>
        </ul>
      </div>
    </section>
  );
}

type PostcardProps = { country: string; total: number; words: CountryWords | undefined };

/** How the newest text from a country begins, and the way to all of them. */
function Postcard({ country, total, words }: PostcardProps) {
  const many = total.toLocaleString('en-CA');
  return (
    <div className="postcard">
      <p className="where">
        <b>{country}</b> <span>{total === 1 ? '1 story' : `${many} stories`}</span>
      </p>
      {words && (
        <>
          <p className="line" {...languageAttributes(words.language)}>
            {words.line}
          </p>
          <p className="from">{words.who}</p>
        </>
      )}
      <Link className="go" to={countryPath(country)}>
        <span>{total === 1 ? 'Read it' : `Read all ${many}`}</span>
        <span className="vh"> from {country}</span>
        <Icon name="arrow" />
      </Link>
    </div>
  );
}
