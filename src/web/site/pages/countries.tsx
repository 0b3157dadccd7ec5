import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { servicesContext } from '#web/services-context.ts';
import { WorldMap } from '#web/ui/world-map/world-map.tsx';
import { countryName } from '#web/words/names.ts';
import { numberText } from '#web/words/numbers.ts';
import { pageTags } from '../sharing/page-tags.ts';
import type { Route } from './+types/countries';
import { countryPath } from './country-path.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return { countries: await context.get(servicesContext).countsByCountry() };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageTags(matches[0].loaderData?.site, {
    title: t`Where the stories come from`,
    description: t`The countries that published stories and letters come from.`,
    path: '/countries',
  });

/** The map for eyes, the table for everyone. Countries only: never a city, never a border. */
export default function Countries({ loaderData }: Route.ComponentProps) {
  const { countries } = loaderData;
  return (
    <main id="main" className="wrap end">
      <div className="pagehead">
        <h1>{t`Where the stories come from`}</h1>
        <p className="lead">{t`Countries only. The map never shows a city.`}</p>
      </div>
      {countries.length === 0 ? (
        <div className="retry dashed">
          <h2 className="as-h4">{t`No story is published yet`}</h2>
          <p>{t`Yours could be the first.`}</p>
          <Link className="btn small ghost" to="/tell">
            {t`Tell the first one`}
          </Link>
        </div>
      ) : (
        <>
          <WorldMap counts={countries} hrefOf={countryPath} />
          <div className="map-table">
            <table>
              <caption className="vh">{t`Published stories and letters by country`}</caption>
              <thead>
                <tr>
                  <th scope="col">{t`Country`}</th>
                  <th scope="col">{t({ message: 'Published', context: 'how many are' })}</th>
                </tr>
              </thead>
              <tbody>
                {countries.map(({ country, total }) => (
                  <tr key={country}>
                    <th scope="row">
                      <Link to={countryPath(country)}>{countryName(country)}</Link>
                    </th>
                    <td>{numberText(total)}</td>
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
