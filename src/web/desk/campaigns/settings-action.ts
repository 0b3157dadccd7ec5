import { data, redirect } from 'react-router';
import {
  MOST_GOAL,
  MOST_RECIPIENTS,
  type SettingProblem,
  type TypedSettings,
  withSettings,
} from '#domain/campaigns/form-settings.ts';
import { numberText } from '#domain/number-text.ts';
import { deskContext } from '../desk-context.ts';
import { formText } from '../form-text.ts';
import type { Route } from './+types/form-settings';
import { REFUSAL_WORDS, WAYS_ON } from './campaign-words.ts';
import { readEdited } from './read-edited.ts';

export type SettingsAnswer = {
  problem: string;
  /** By the setting that it is about. */
  problems: Partial<Record<SettingProblem['setting'], string>>;
  typed: TypedSettings;
};

/** Kept in the draft, or said back with all that was typed. */
export async function settingsAction({ context, params, request }: Route.ActionArgs) {
  const form = await request.formData();
  const { found, record, about } = await readEdited(context, params.slug);
  const typed = typedIn(form);
  const refuse = (problem: string, problems: SettingsAnswer['problems'], status: number) =>
    data<SettingsAnswer>({ problem, problems, typed }, { status });
  const changed = withSettings(record, typed, found.texts);
  if (changed.problems.length > 0) {
    const problems = Object.fromEntries(
      changed.problems.map((one) => [one.setting, wordsFor(one)]),
    );
    return refuse(`Not kept yet. ${Object.values(problems).join(' ')}`, problems, 422);
  }
  const seen = formText(form, 'seen');
  const outcome = await context
    .get(deskContext)
    .editCampaign({ ...about, seen, record: changed.record });
  switch (outcome.kind) {
    case 'kept':
      throw redirect(`/campaigns/${params.slug}/form?did=edit`);
    case 'invalid':
      return refuse('Not kept yet. A name has signs that no page can show.', {}, 422);
    case 'stale':
      return refuse(
        'Somebody changed it meanwhile. What you typed is still here: save again to put it in their draft.',
        {},
        409,
      );
    case 'refused':
      return refuse(REFUSAL_WORDS[outcome.reason], {}, 409);
    case 'not-found':
    case 'needs-passkey':
      throw data(null, { status: 404 });
  }
}

function typedIn(form: FormData): TypedSettings {
  const all = (name: string) => form.getAll(name).filter((one) => typeof one === 'string');
  return {
    requires: [...form].flatMap(([name, value]) =>
      name.startsWith('asks:') && typeof value === 'string' && value !== '' ? [value] : [],
    ),
    limits: formText(form, 'limits'),
    goal: formText(form, 'goal'),
    languages: all('language'),
    names: Object.fromEntries(
      [...form].flatMap(([name, value]) =>
        name.startsWith(NAME_OF) && typeof value === 'string'
          ? [[name.slice(NAME_OF.length), value]]
          : [],
      ),
    ),
    out: all('out'),
    added: formText(form, 'added').split('\n'),
  };
}

/** Before what is stored with letters, in the name of a field. */
export const NAME_OF = 'name:';

const WORDS: Record<SettingProblem['problem'], string> = {
  'no-number': 'A goal is a number, such as 320, or nothing.',
  'too-high': `A goal is ${numberText(MOST_GOAL)} at most: its wall has a star for each.`,
  quiet: 'A quiet room has no goal: nothing is counted there.',
  'too-many': `At most ${MOST_RECIPIENTS} recipients: writers choose one of them.`,
  twice: 'Two recipients have one name.',
  'no-name': 'A recipient needs a name. To take it out, tick “Take it out”.',
  'too-long': 'A name is 80 signs at most.',
  'has-letters': `Letters are to a recipient that you take out. ${WAYS_ON['hide-recipient']}`,
  stories: 'Stories are to nobody: only letters have recipients.',
  'nobody-to-choose': '“To” is required, and there is nobody to choose: add a recipient.',
  unknown: 'Choose one of those that are there.',
};

const wordsFor = ({ problem }: SettingProblem): string => WORDS[problem];
