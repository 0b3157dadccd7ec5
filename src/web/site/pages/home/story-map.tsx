import { Link } from 'react-router';
import { WorldMap } from '#web/ui/world-map/world-map.tsx';

/** Countries beside the map; the rest are counted together. */
const NAMED = 6;

type Props = { countries: { country: string; total: number }[] };

export function StoryMap({ countries }: Props) {
  const others = countries.length - NAMED;
  return (
    <section className="section wrap" aria-labelledby="map">
      <div className="head">
        <h2 id="map">Where the stories come from</h2>
        <p className="note">Countries only. The map never shows a city.</p>
      </div>
      <div className="mapbox">
        <WorldMap counts={countries} label="The countries in the list, as stars on a map of dots" />
        <ul className="tally">
          {countries.slice(0, NAMED).map(({ country, total }) => (
            <li key={country}>
              {country} <span>{total.toLocaleString('en-CA')}</span>
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
