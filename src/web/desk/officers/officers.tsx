import { Link } from 'react-router';
import { languageLabel } from '#domain/options/languages.ts';
import { dateText } from '#domain/story/date-text.ts';
import { deskContext, officerOf } from '../desk-context.ts';
import type { Route } from './+types/officers';

export async function loader({ context }: Route.LoaderArgs) {
  const { listOfficers, site } = context.get(deskContext);
  const officers = await listOfficers({ by: officerOf(context) });
  return {
    officers: officers.map(({ id, name, email, role, languages, since, disabledAt }) => ({
      id,
      name,
      email,
      role,
      disabled: disabledAt !== null,
      languages: languages.map(languageLabel).join(', '),
      since: dateText(since, site.timeZone),
    })),
  };
}

export const meta: Route.MetaFunction = () => [{ title: 'Officers – Desk' }];

export default function Officers({ loaderData: { officers } }: Route.ComponentProps) {
  return (
    <main className="dpage full" id="main">
      <div className="dhead">
        <div>
          <h1>Officers</h1>
          <p>Who may come in. Nobody is ever deleted: what they decided stays theirs.</p>
        </div>
        <Link to="/officers/invite" className="btn small">
          Invite somebody
        </Link>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <section className="scroll" aria-label="Officers" tabIndex={0}>
        <table className="data people">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Email</th>
              <th scope="col">Role</th>
              <th scope="col">Reads</th>
              <th scope="col">Since</th>
              <th scope="col">Comes in</th>
            </tr>
          </thead>
          <tbody>
            {officers.map(({ id, name, email, role, languages, since, disabled }) => (
              <tr key={id}>
                <th scope="row">
                  <Link to={`/officers/${encodeURIComponent(id)}`}>{name}</Link>
                </th>
                <td>{email}</td>
                <td>{role}</td>
                <td>{languages}</td>
                <td>{since}</td>
                <td>{disabled ? 'No, disabled' : 'Yes'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </main>
  );
}
