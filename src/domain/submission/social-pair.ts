import type { CampaignForm } from '#domain/campaigns/schema.ts';
import {
  isSocialService,
  SOCIAL_SERVICES,
  type SocialService,
} from '#domain/options/social-services.ts';
import type { Field, FieldProblem } from './fields.ts';
import { LIMITS } from './limits.ts';
import { type Problem, tooLong } from './problems.ts';
import { textLength } from './text.ts';

export type SocialPair = { service: SocialService; handle: string };

/** After the "@": word characters, dots and hyphens, no two dots together, a letter or digit last. */
const HANDLE = /^@(?!.*\.\.)[\w.-]*[a-z0-9]$/i;

/** Service and handle are linked: once either is filled, both are asked for. */
export function checkSocialPair(
  input: { social: string; handle: string },
  form: CampaignForm,
): { value: SocialPair | null } | { problems: FieldProblem[] } {
  const { social, handle } = input;
  if (social === '' && handle === '') return { value: null };

  const problems: FieldProblem[] = [];
  if (social === '') problems.push({ field: 'social', code: 'social', values: { handle } });
  else if (!isSocialService(social)) problems.push({ field: 'social', code: 'socialUnknown' });

  const handleProblem = problemOfHandle(handle, social, LIMITS[form.limits].handle);
  if (handleProblem) problems.push({ field: 'handle', ...handleProblem });

  if (problems.length > 0 || !isSocialService(social)) return { problems };
  return { value: { service: social, handle: handle.slice(1) } };
}

/** Whose complaints a change settles: its own, and those of both when neither is asked for any more. */
export function answeredBy(
  field: Field,
  { social, handle }: { social: string; handle: string },
): readonly Field[] {
  const pair: readonly Field[] = ['social', 'handle'];
  return pair.includes(field) && `${social}${handle}`.trim() === '' ? pair : [field];
}

function problemOfHandle(handle: string, social: string, longest: number): Problem | null {
  if (handle === '') {
    const service = SOCIAL_SERVICES.find((s) => s.code === social);
    if (!service) return { code: 'handleOfUnknown' };
    return { code: 'handleMissing', values: { service: service.label } };
  }
  if (!HANDLE.test(handle)) return { code: 'handle' };
  const over = textLength(handle) - 1 - longest;
  return over > 0 ? tooLong('handleLong', over) : null;
}
