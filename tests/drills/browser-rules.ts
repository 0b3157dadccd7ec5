/** The rules as the site's bundle has them; built by Vite and run inside Chromium. */
import { generalCampaign } from '#domain/campaigns/registry.ts';
import type { SubmissionInput } from '#domain/submission/fields.ts';
import { parseSubmission } from '#domain/submission/parse-submission.ts';
import { normaliseText, textLength } from '#domain/submission/text.ts';
import { problemWords } from '#words/problems.ts';

export type Verdict = { ok: boolean; problems: string[]; length: number };

export function judge(input: SubmissionInput, text: string): Verdict {
  const parsed = parseSubmission(generalCampaign(), input);
  return {
    ok: parsed.ok,
    problems: parsed.ok ? [] : parsed.problems.map((problem) => problemWords(problem, 'en')),
    length: textLength(normaliseText(text)),
  };
}
