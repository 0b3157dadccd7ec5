import { data, Form, Link, redirect } from 'react-router';
import { placeName, sectionsInOrder } from '#domain/campaigns/part-names.ts';
import { deskContext, officerOf } from '../desk-context.ts';
import { formText } from '../form-text.ts';
import { Notice } from '../shell/notice.tsx';
import type { Route } from './+types/words';
import { DONE_WORDS, REFUSAL_WORDS } from './campaign-words.ts';
import { type EditedPart, editedParts, withTyped } from './edited-parts.ts';
import { hungWalls } from './hung-walls.ts';
import { PartFields } from './part-fields.tsx';
import { wallAsked } from './wall-asked.ts';
import { choiceFor, choiceIn, codeOf, type WallChoice } from './wall-choice.ts';
import { WallPart } from './wall-part.tsx';

async function read(context: Route.LoaderArgs['context'], slug: string) {
  const about = { by: officerOf(context), slug };
  const found = await context.get(deskContext).readCampaign(about);
  const newest = found && (found.kept.draft ?? found.kept.scheduled ?? found.kept.live);
  if (!newest) throw data(null, { status: 404 });
  return { found, record: newest.record, about };
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { found, record } = await read(context, params.slug);
  const { live, draft } = found.kept;
  const hung = await hungWalls(context.get(deskContext), officerOf(context), params.slug);
  return {
    hung,
    wall: choiceFor(record.wall, params.slug, hung),
    summary: record.summary.en,
    slug: params.slug,
    name: record.name.en,
    seen: found.seen,
    live: live?.version ?? null,
    hasDraft: draft !== null,
    missing: found.missing.length,
    changes: found.changes.length,
    written: found.written,
    parts: editedParts(record, found.changes),
    said: new URL(request.url).searchParams.get('did') === 'edit' ? DONE_WORDS.edit : null,
  };
}

type Answer = {
  problem?: string;
  said?: string;
  typed: Record<string, string>;
  wall?: WallChoice | null;
};

/** What was typed takes the place of what stood there; whatever the form did not show stays as it is. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await request.formData();
  const { record, about } = await read(context, params.slug);
  const typed = Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      name.startsWith('text:') && typeof value === 'string' ? [[name, value]] : [],
    ),
  );
  const wall = choiceIn(form);
  const refuse = (problem: string, status: number) =>
    data<Answer>({ problem, typed, wall }, { status });
  const asked = wallAsked(
    form,
    wall,
    await hungWalls(context.get(deskContext), about.by, params.slug),
  );
  if (asked) return data<Answer>({ ...asked, typed });
  const code = wall && codeOf(wall);
  if (wall && !code)
    return refuse('Not kept yet: another colour is six figures, such as 283a50.', 422);
  const changed = { ...withTyped(record, typed), ...(code && { wall: code }) };
  const seen = formText(form, 'seen');
  const outcome = await context.get(deskContext).editCampaign({ ...about, seen, record: changed });
  switch (outcome.kind) {
    case 'kept':
      throw redirect(`/campaigns/${params.slug}/words?did=edit`);
    case 'invalid':
      if (outcome.problems.some(({ problem }) => problem === 'too-long'))
        return refuse('Not kept yet. All its words together are too long: shorten some.', 422);
      if (outcome.problems.some(({ problem }) => problem === 'wall'))
        return refuse('Not kept yet. Words could not be read on that paint: choose another.', 422);
      return refuse(
        `Not kept yet. Please look at: ${partNames(outcome.problems)}.${aboutLinks(outcome.problems)}`,
        422,
      );
    case 'stale':
      return refuse(
        'Somebody changed it meanwhile. What you typed is still here: save again to put it in their draft.',
        409,
      );
    case 'refused':
      return refuse(REFUSAL_WORDS[outcome.reason], 409);
    case 'not-found':
    case 'needs-passkey':
      throw data(null, { status: 404 });
  }
}

const aboutLinks = (problems: readonly { problem: string }[]): string =>
  problems.some(({ problem }) => problem === 'link')
    ? ' A link leads to a page of this site (/…), to https://… or to mailto:….'
    : '';

function partNames(problems: readonly { part: string }[]): string {
  const names = problems.map(({ part }) => {
    const { where, what } = placeName(part.replace(/\.(?:en|fr|ur|ar)$/, ''));
    return `${where}, ${what}`;
  });
  return [...new Set(names)].join('; ');
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.name ?? 'Campaign'} – Words – Desk` },
];

/** Every text of a campaign: English, and beside it each language that it invites. One form a part. */
export default function Words({ loaderData, actionData }: Route.ComponentProps) {
  const { slug, name, live, hasDraft, missing, changes, parts, said, seen, written } = loaderData;
  const { hung } = loaderData;
  const sections = sectionsInOrder(parts.map(({ section }) => section));
  return (
    <main className="dpage full" id="main">
      <p className="crumb">
        <Link to="/campaigns">Campaigns</Link> / <Link to={`/campaigns/${slug}`}>{name}</Link>
      </p>
      <h1>Words</h1>
      <Notice answer={actionData?.problem ? actionData : said ? { said } : undefined} />
      <p>
        {live !== null &&
          `You are changing what is served. Version ${live} stays as it is; this is a draft. `}
        {hasDraft &&
          live !== null &&
          `${changes === 1 ? 'One thing differs' : `${changes} things differ`} by now. `}
        {missing === 0
          ? 'All words are written.'
          : `${missing === 1 ? 'One text is' : `${missing} texts are`} missing.`}{' '}
        Save each part before you go on to the next.
      </p>
      <nav className="cjump" aria-label="Parts">
        {sections.map((section) => (
          <a key={section} href={`#${idOf(section)}`}>
            {section} <b>{missingIn(parts.filter((part) => part.section === section))}</b>
          </a>
        ))}
        <a href="#wall">Wall</a>
      </nav>
      {sections.map((section) => (
        <section key={section} className="wait" aria-labelledby={idOf(section)}>
          <h2 id={idOf(section)}>{section}</h2>
          <Form method="post" className="stack words" preventScrollReset>
            <input type="hidden" name="seen" value={seen} />
            {parts
              .filter((part) => part.section === section)
              .map((part) => (
                <PartFields key={part.part} {...{ part, written }} typed={actionData?.typed} />
              ))}
            <button type="submit" className="btn small">
              Save: {section}
            </button>
          </Form>
        </section>
      ))}
      <WallPart
        {...{ seen, hung, heading: name, text: loaderData.summary }}
        wall={actionData?.wall ?? loaderData.wall}
        said={actionData?.said}
      />
    </main>
  );
}

const idOf = (section: string) => section.toLowerCase().replaceAll(' ', '-');

function missingIn(parts: EditedPart[]): string {
  const count = parts.flatMap(({ texts }) => texts).filter(({ words }) => words === '').length;
  return count === 0 ? '' : `${count} missing`;
}
