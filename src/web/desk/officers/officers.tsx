import { data, Form, Link } from 'react-router';
import { dayIn } from '#domain/calendar/calendar-day.ts';
import { languageLabel } from '#domain/options/languages.ts';
import { DateTime } from '#web/ui/date-time.tsx';
import { dateText, dayText } from '#web/words/dates.ts';
import { deskContext, officerOf, withPasskey } from '../desk-context.ts';
import { formText } from '../form-text.ts';
import { onlyWhenAsked } from '../only-when-asked.ts';
import { Notice } from '../shell/notice.tsx';
import { useSaid } from '../shell/use-said.ts';
import type { Route } from './+types/officers';
import { CoverTable } from './cover-table.tsx';
import { Invited } from './invite.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { listOfficers, listRecoveries, readCover, site, clock } = context.get(deskContext);
  const by = officerOf(context);
  const [officers, recoveries, { leaves, cover }] = await Promise.all([
    listOfficers({ by }),
    listRecoveries({ by }),
    readCover({ by }),
  ]);
  const nameOf = (id: string) => officers.find((one) => one.id === id)?.name ?? id;
  return {
    recoveries: recoveries.map(({ officerId, askedBy, askedAt }) => ({
      officerId,
      name: nameOf(officerId),
      askedBy: nameOf(askedBy),
      askedAt,
      own: askedBy === by.id || officerId === by.id,
    })),
    timeZone: site.timeZone,
    today: dayIn(clock(), site.timeZone),
    cover,
    officers: officers.map(({ id, name, email, role, languages, since, disabledAt }) => ({
      id,
      name,
      email,
      role,
      disabled: disabledAt !== null,
      leave: leaves.get(id) ?? null,
      languages: languages.map(languageLabel).join(', '),
      since: dateText(since, site.timeZone),
    })),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(deskContext);
  const form = await request.formData();
  const wanted = { by: officerOf(context), officer: formText(form, 'officer') };
  if (form.get('intent') === 'refuse') {
    await services.refuseRecovery(wanted);
    return data({ said: 'Refused. It is in the log.', problem: null, agreed: null });
  }
  const outcome = withPasskey(await services.agreeToRecovery(wanted), request);
  if (outcome.kind !== 'agreed')
    return data({ said: null, problem: NOT_AGREED[outcome.kind], agreed: null }, { status: 422 });
  const { email, link } = outcome;
  return data({ said: null, problem: null, agreed: { email, link } });
}

const NOT_AGREED = {
  'not-found': 'Nobody asks for that any more.',
  'own-question': 'You asked yourself, or it is your own account: another lead has to agree.',
  'too-new':
    'You have been a lead for less than a day. Another lead has to agree, or you tomorrow.',
};

/** Looking again would take the link away, which is shown once. */
export const shouldRevalidate = onlyWhenAsked;

export const meta: Route.MetaFunction = () => [{ title: 'Officers – Desk' }];

export default function Officers({ loaderData, actionData: answered }: Route.ComponentProps) {
  const actionData = useSaid(answered);
  const { officers, recoveries, cover, today, timeZone } = loaderData;
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
      <Notice answer={actionData} />
      {actionData?.agreed && <Invited {...actionData.agreed} />}
      {recoveries.map((one) => (
        <AskedRecovery key={one.officerId} {...one} timeZone={timeZone} />
      ))}
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
              <th scope="col">Away</th>
            </tr>
          </thead>
          <tbody>
            {officers.map(({ id, name, email, role, languages, since, disabled, leave }) => (
              <tr key={id}>
                <th scope="row">
                  <Link to={`/officers/${encodeURIComponent(id)}`}>{name}</Link>
                </th>
                <td>{email}</td>
                <td>{role}</td>
                <td>{languages}</td>
                <td>{since}</td>
                <td>{disabled ? 'No, disabled' : 'Yes'}</td>
                <td>
                  {leave && `${dayText(leave.starts, today)} to ${dayText(leave.ends, today)}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <CoverTable cover={cover} today={today} />
    </main>
  );
}

type Asked = {
  officerId: string;
  name: string;
  askedBy: string;
  askedAt: Date;
  own: boolean;
  timeZone: string;
};

/** Somebody's passkey is gone, says one lead; a second one who has spoken with them agrees. */
function AskedRecovery({ officerId, name, askedBy, askedAt, own, timeZone }: Asked) {
  return (
    <section className="plotbox" aria-labelledby={`asked-${officerId}`}>
      <h2 id={`asked-${officerId}`}>A new passkey for {name}?</h2>
      <p className="say">
        {askedBy} asked on <DateTime at={askedAt} timeZone={timeZone} withTime />. Speak with {name}{' '}
        yourself before you agree, by a voice or a face you know. All their old passkeys stop
        working.
      </p>
      <Form method="post" className="row">
        <input type="hidden" name="officer" value={officerId} />
        {!own && (
          <button type="submit" name="intent" value="agree" className="btn small">
            I spoke with {name}: agree
          </button>
        )}
        <button type="submit" name="intent" value="refuse" className="btn small ghost">
          {own ? 'Take the question back' : 'Refuse'}
        </button>
      </Form>
    </section>
  );
}
