import { data, redirect } from 'react-router';
import { type Begun, beginCampaign, isStart } from '#domain/campaigns/begin-campaign.ts';
import type { DraftProblem } from '#domain/campaigns/draft-problems.ts';
import { placeName } from '#domain/campaigns/part-names.ts';
import { CATEGORIES } from '#domain/options/category-list.ts';
import { LANGUAGES } from '#domain/options/languages.ts';
import { deskContext, officerOf } from '../desk-context.ts';
import { formText } from '../form-text.ts';
import type { Route } from './+types/new-campaign';
import { ALSO } from './also-words.tsx';
import { hungWalls } from './hung-walls.ts';
import { wallAsked } from './wall-asked.ts';
import { choiceIn, codeOf, type WallChoice } from './wall-choice.ts';

export type Typed = {
  fields: Record<string, string>;
  languages: string[];
  wall: WallChoice | null;
};
export type BeginAnswer = { problem?: string; said?: string; typed: Typed };

const OWN = ['name', 'why', 'recipients'] as const;
const FIELDS = [
  ...['start', 'slug', 'category', ...OWN],
  ...ALSO.flatMap((locale) => OWN.map((field) => `${field}:${locale}`)),
];

/** Made, or said back with all that was typed: what is missing, or how the wall looks that was asked for. */
export async function beginAction({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const typed = typedIn(form);
  const refuse = (problem: string) => data<BeginAnswer>({ problem, typed }, { status: 422 });
  const by = officerOf(context);
  const services = context.get(deskContext);
  const asked = wallAsked(form, typed.wall, await hungWalls(services, by));
  if (asked) return data<BeginAnswer>({ said: asked.said, typed: { ...typed, wall: asked.wall } });
  const { fields, languages, wall } = typed;
  const { start = '', name = '', slug = '', why = '', recipients = '' } = fields;
  const category = CATEGORIES.find(({ code }) => code === fields.category);
  if (!isStart(start) || !category)
    return refuse('Not made yet: choose how it begins and its subject.');
  const code = wall && codeOf(wall);
  if (!code) return refuse('Not made yet: another colour is six figures, such as 283a50.');
  const record = beginCampaign(
    {
      ...{ start, name, slug, why, category: category.code, wall: code },
      recipients: linesOf(recipients),
      also: alsoIn(typed),
      languages: LANGUAGES.map(({ code }) => code).filter(
        (code) => code === 'en' || languages.includes(code),
      ),
    },
    services.saidInStock,
  );
  const outcome = await services.startCampaign({ by, record });
  if (outcome.kind === 'invalid')
    return refuse(`Not made yet. ${[...new Set(outcome.problems.map(inWords))].join(' ')}`);
  throw redirect(`/campaigns/${outcome.slug}/words`);
}

const linesOf = (text: string): string[] => text.split('\n').filter((one) => one.trim() !== '');

/** What was typed in a language that is ticked. */
function alsoIn({ fields, languages }: Typed): NonNullable<Begun['also']> {
  return Object.fromEntries(
    ALSO.filter((locale) => languages.includes(locale)).map((locale) => {
      const typed = (field: (typeof OWN)[number]) => fields[`${field}:${locale}`] ?? '';
      return [
        locale,
        { name: typed('name'), why: typed('why'), recipients: linesOf(typed('recipients')) },
      ];
    }),
  );
}

function typedIn(form: FormData): Typed {
  return {
    fields: Object.fromEntries(FIELDS.map((name) => [name, formText(form, name)])),
    languages: form.getAll('language').filter((one) => typeof one === 'string'),
    wall: choiceIn(form),
  };
}

function inWords({ part, problem }: DraftProblem): string {
  if (problem === 'taken') return 'The address is taken, or is a page of the site: choose another.';
  if (problem === 'missing') return 'Name and sentences need words.';
  if (problem === 'too-long') return 'All its words together are too long: shorten some.';
  if (problem === 'wall') return 'Words could not be read on that paint: choose another.';
  if (problem === 'link')
    return 'A link leads to a page of this site (/…), to https://… or to mailto:….';
  const { where, what } = placeName(part.replace(/\.en$/, ''));
  return `Please look at ${where}, ${what}.`;
}
