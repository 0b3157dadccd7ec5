import { Form, Link } from 'react-router';
import { beginCampaign, type Start } from '#domain/campaigns/begin-campaign.ts';
import { textsOf } from '#domain/campaigns/missing-words.ts';
import type { Said } from '#domain/campaigns/stock-words.ts';
import { CATEGORIES } from '#domain/options/category-list.ts';
import { Field } from '#web/ui/field.tsx';
import { deskContext, officerOf } from '../desk-context.ts';
import { Notice } from '../shell/notice.tsx';
import type { Route } from './+types/new-campaign';
import { ALSO, AlsoWords } from './also-words.tsx';
import { beginAction } from './begin-action.ts';
import { hungWalls } from './hung-walls.ts';
import { drawOne } from './wall-choice.ts';
import { WallPicker } from './wall-picker.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'A new campaign – Desk' }];

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(deskContext);
  const by = officerOf(context);
  const [hung, officers] = await Promise.all([
    hungWalls(services, by),
    services.listOfficers({ by }),
  ]);
  const here = officers.filter(({ disabledAt }) => !disabledAt);
  const readers = Object.fromEntries(
    ALSO.map((locale) => [
      locale,
      here.filter(({ languages }) => languages.some((one) => one === locale)).length,
    ]),
  );
  return {
    ...{ hung, readers },
    wall: drawOne(`${hung.length}`, hung),
    stock: stockOf(services.saidInStock),
  };
}

/** Of a campaign of letters: how many texts it has, and how many come in every language. */
function stockOf(said: Said) {
  const of = { start: 'letters', name: 'A', slug: 'a', why: 'A', recipients: ['A'] } as const;
  const texts = textsOf(
    beginCampaign(
      {
        ...of,
        recipients: ['A'],
        category: 'LIFE',
        languages: ['en'],
        also: Object.fromEntries(ALSO.map((locale) => [locale, EMPTY])),
      },
      said,
    ),
  );
  const given = texts.filter(({ text }) => ALSO.every((locale) => text[locale]));
  return { all: texts.length, given: given.length };
}

const EMPTY = { name: '', why: '', recipients: [] };

export const action = beginAction;

const STARTS: [Start, string, string][] = [
  ['appeal', 'An appeal', 'Something is happening. A wall that is seen at the end.'],
  ['letters', 'Letters to someone', 'A person, a family, a place. Recipients, a list of letters.'],
  ['stories', 'Stories about something', 'An everyday subject. The newest stories.'],
  ['season', 'A season', 'Ramadan, Eid, a month.'],
  ['quiet', 'A quiet room', 'Remembrance. Drawn in line, no goal, no prompts to share.'],
];

/** Five questions; then it is a draft. */
export default function NewCampaign({ actionData, loaderData }: Route.ComponentProps) {
  const typed = actionData?.typed.fields;
  const languages = actionData?.typed.languages ?? [];
  const wall = actionData?.typed.wall ?? loaderData.wall;
  return (
    <main className="dpage full" id="main">
      <p className="crumb">
        <Link to="/campaigns">Campaigns</Link>
      </p>
      <h1>A new campaign</h1>
      <p>
        Five questions. Then it is a whole draft: pages, form, wall, words in every language.
        Nothing is public until two leads agree.
      </p>
      <Notice answer={actionData?.problem ? actionData : undefined} />
      <Form method="post" className="stack wide newc" preventScrollReset>
        {/* Enter in a field makes the draft, whatever button stands first. */}
        <button type="submit" className="vh" tabIndex={-1} aria-hidden />
        <fieldset className="field">
          <legend>Begin with</legend>
          {STARTS.map(([code, name, words]) => (
            <label key={code} className="tick">
              <input
                type="radio"
                name="start"
                value={code}
                defaultChecked={(typed?.start || 'letters') === code}
              />
              <span>
                <b>{name}.</b> {words}
              </span>
            </label>
          ))}
        </fieldset>
        <Field name="name" label="What is it called?">
          {(control) => (
            <input {...control} type="text" defaultValue={typed?.name} maxLength={60} required />
          )}
        </Field>
        <Field
          name="slug"
          label="Address"
          optional
          hint="Small letters, figures and hyphens. Without one it is made from the name; from the first text on it stays for good."
        >
          {(control) => (
            <input
              type="text"
              {...control}
              defaultValue={typed?.slug}
              pattern="[a-z0-9]+(-[a-z0-9]+)*"
              maxLength={40}
            />
          )}
        </Field>
        <Field
          name="recipients"
          label="Who is it to?"
          optional
          hint="For letters. Writers choose one of these, one a line. By relation or role: a full name only if the person wishes it."
        >
          {(control) => <textarea {...control} rows={3} defaultValue={typed?.recipients} />}
        </Field>
        <Field name="category" label="Filed under">
          {(control) => (
            <select {...control} defaultValue={typed?.category ?? ''} required>
              <option value="">Choose what it is about</option>
              {CATEGORIES.map(({ code, label }) => (
                <option key={code} value={code}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field
          name="why"
          label="Why now? Two sentences."
          hint="They open the landing page and the form. Say what happened and what is missing, not who is to blame."
        >
          {(control) => (
            <textarea {...control} rows={3} defaultValue={typed?.why} maxLength={600} required />
          )}
        </Field>
        <section className="q-wall" aria-labelledby="wall">
          <h2 id="wall">Its wall</h2>
          <p className="hint">
            A pattern, its colours, and the paint behind the words. {loaderData.hung.length} walls
            hang already; these paints are free.
          </p>
          <WallPicker
            choice={wall}
            said={actionData?.said}
            hung={loaderData.hung}
            heading={typed?.name || 'As it will hang'}
            text={typed?.why || 'The words of the first page stand here, on its paint.'}
          />
        </section>
        <AlsoWords
          {...{ typed, languages, readers: loaderData.readers, stock: loaderData.stock }}
        />
        <div className="row">
          <button type="submit" className="btn">
            Make the draft
          </button>
        </div>
      </Form>
    </main>
  );
}
