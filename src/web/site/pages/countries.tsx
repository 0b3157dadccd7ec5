import { Link } from 'react-router';
import { servicesContext } from '#web/services-context.ts';
import { WorldMap } from '#web/ui/world-map/world-map.tsx';
import { pageTags } from '../sharing/page-tags.ts';
import type { Route } from './+types/countries';
import { countryPath } from './country-path.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return { countries: await context.get(servicesContext).countsByCountry() };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageTags(matches[0].loaderData?.site, {
    title: 'Where the stories come from',
    description: 'The countries that published stories and letters come from.',
    path: '/countries',
  });

/** The map for eyes, the table for everyone. Countries only: never a city, never a border. */
export default function Countries({ loaderData }: Route.ComponentProps) {
  const { countries } = loaderData;
  return (
    <main id="main" className="wrap end">
      <div className="pagehead">
        <h1>Where the stories come from</h1>
        <p className="lead">Countries only. The map never shows a city.</p>
      </div>
      {countries.length === 0 ? (
        <div className="retry dashed">
          <h2 className="as-h4">No story is published yet</h2>
          <p>Yours could be the first.</p>
          <Link className="btn small ghost" to="/tell">
            Tell the first one
          </Link>
        </div>
      ) : (
        <>
          <WorldMap counts={countries} hrefOf={countryPath} />
          <div className="map-table">
            <table>
              <caption className="vh">Published stories and letters by country</caption>
              <thead>
                <tr>
                  <th scope="col">Country</th>
                  <th scope="col">Published</th>
                </tr>
              </thead>
              <tbody>
                {countries.map(({ country, total }) => (
                  <tr key={country}>
                    <th scope="row">
                      <Link to={countryPath(country)}>{country}</Link>
                    </th>
                    <td>{total.toLocaleString('en-CA')}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </main>
  );
}
