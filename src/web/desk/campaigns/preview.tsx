import { data, Form, Link, redirect } from 'react-router';
import { PREVIEW_DAYS, previewBase } from '#domain/campaigns/previews.ts';
import { addressIn, type Locale } from '#domain/options/locales.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { DateTime } from '#web/ui/date-time.tsx';
import { deskContext, officerOf } from '../desk-context.ts';
import { formText } from '../form-text.ts';
import { Notice } from '../shell/notice.tsx';
import type { Route } from './+types/preview';
import { DONE_WORDS, REFUSAL_WORDS, shortHash } from './campaign-words.ts';
import { previewPages } from './preview-pages.ts';
import { IN_ENGLISH } from './read-as-writer.tsx';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const services = context.get(deskContext);
  const about = { by: officerOf(context), slug: params.slug };
  const [found, preview, officers] = await Promise.all([
    services.readCampaign(about),
    services.readPreview(about),
    services.listOfficers(about),
  ]);
  const newest = found && (found.kept.draft ?? found.kept.scheduled ?? found.kept.live);
  if (!newest) throw data(null, { status: 404 });
  const by = officers.find(({ id }) => id === preview?.officer)?.name ?? preview?.officer;
  return {
    slug: params.slug,
    name: newest.record.name.en,
    seen: found.seen,
    hash: found.kept.draft?.hash ?? null,
    ended: new URL(request.url).searchParams.has('ended'),
    mayGive: found.acts.includes('preview'),
    preview: preview && { by, at: preview.at, endsAt: preview.endsAt },
    timeZone: services.site.timeZone,
  };
}

type GivenAddress = { address: string; name: string; locale: Locale };
type Answer =
  | { problem: string }
  /** Told once: whoever loads the page again has to ask for another address. */
  | { given: GivenAddress[]; said: string };

export async function action({ context, params, request }: Route.ActionArgs) {
  const services = context.get(deskContext);
  const about = { by: officerOf(context), slug: params.slug };
  const form = await request.formData();
  if (form.get('intent') === 'end') {
    await services.endPreview(about);
    throw redirect(`/campaigns/${params.slug}/preview?ended`);
  }
  const outcome = await services.givePreview({ ...about, seen: formText(form, 'seen') });
  const refuse = (problem: string) => data<Answer>({ problem }, { status: 409 });
  switch (outcome.kind) {
    case 'given': {
      const { origin } = services.site;
      const base = previewBase(outcome.secret);
      const given = previewPages(outcome.record).map(({ locale, path, name }) => ({
        address: `${origin}${addressIn(locale, `${base}${path}`)}`,
        ...{ name, locale },
      }));
      const headers = { 'cache-control': 'no-store' };
      return data<Answer>({ given, said: DONE_WORDS.preview }, { headers });
    }
    case 'refused':
      return refuse(REFUSAL_WORDS[outcome.reason]);
    case 'stale':
      return refuse('Somebody changed it meanwhile. Look again; no address was made.');
    case 'not-found':
    case 'needs-passkey':
      throw data(null, { status: 404 });
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.name ?? 'Campaign'} – Preview – Desk` },
];

/** An address under which a draft is seen as readers and writers will see it. */
export default function Preview({ loaderData, actionData }: Route.ComponentProps) {
  const { slug, name, seen, hash, ended, mayGive, preview, timeZone } = loaderData;
  const given = actionData && 'given' in actionData ? actionData.given : null;
  return (
    <main className="dpage full" id="main">
      <p className="crumb">
        <Link to="/campaigns">Campaigns</Link> / <Link to={`/campaigns/${slug}`}>{name}</Link>
      </p>
      <h1>Preview</h1>
      <Notice
        answer={actionData ?? (ended ? { said: 'The address leads nowhere any more.' } : undefined)}
      />
      <p>
        An address that nobody can guess shows this draft as the site will show it: its pages, its
        list and its form, in each language it has. What is sent through it is kept nowhere. It
        works for {PREVIEW_DAYS} days, and ends before that when a word of the draft changes, when
        it is agreed to, or when it is thrown away.
      </p>
      {given && <GivenAddresses given={given} />}
      {!given && preview && (
        <p>
          {preview.by} asked for an address on{' '}
          <DateTime at={preview.at} {...{ timeZone }} withTime endsSentence /> It works until{' '}
          <DateTime at={preview.endsAt} {...{ timeZone }} withTime endsSentence /> Nobody can show
          it again; a new one ends it.
        </p>
      )}
      {!mayGive && <p className="hint">{REFUSAL_WORDS['no-draft']}</p>}
      <Form method="post" className="stack" preventScrollReset>
        <input type="hidden" name="seen" value={seen} />
        {mayGive && hash && (
          <>
            <p className="note">
              Exactly these words: <span className="hash">{shortHash(hash)}</span>
            </p>
            <button type="submit" className="btn small" name="intent" value="give">
              {preview ? 'Make a new address' : 'Make an address'}
            </button>
          </>
        )}
        {preview && (
          <button type="submit" className="btn small ghost" name="intent" value="end">
            End the address
          </button>
        )}
      </Form>
    </main>
  );
}

function GivenAddresses({ given }: { given: GivenAddress[] }) {
  return (
    <section className="wait" aria-labelledby="addresses">
      <h2 id="addresses">The addresses</h2>
      <p className="hint">Whoever has one of them sees the draft. Give them to nobody else.</p>
      <dl className="ag-dl">
        {given.map(({ address, name, locale }) => (
          <div key={address}>
            <dt>
              {name}, {IN_ENGLISH[locale]}
            </dt>
            <dd>
              <p className="perma">
                <a href={address} target="_blank" rel="noopener noreferrer">
                  {address}
                </a>
              </p>
              <CopyButton text={address} label="Copy it" look="btn small ghost" />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
