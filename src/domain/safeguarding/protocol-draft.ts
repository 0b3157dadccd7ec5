import { normaliseText } from '#domain/submission/text.ts';
import { lengthProblem, NOTE_LIMITS } from '#domain/vetting/desk-limits.ts';
import { ANSWER_LANGUAGES } from './answer-languages.ts';
import { PROTOCOL_STEPS, STEP_NAMES } from './protocol.ts';
import type { Protocol } from './protocols.ts';

const STEP = { least: 2, most: 400 };

/** Tidied, or what is wrong with it in words. A threat has no words for its writer, whatever is sent. */
export function checkProtocol(draft: Protocol): { protocol: Protocol } | { problem: string } {
  const steps = { ...draft.steps };
  const words: Protocol['words'] = {};
  for (const step of PROTOCOL_STEPS) {
    steps[step] = normaliseText(draft.steps[step]);
    const problem = lengthProblem(steps[step], STEP);
    if (problem) return { problem: `${STEP_NAMES[step]} ${problem}` };
  }
  if (draft.danger !== 'threat')
    for (const { code, name } of ANSWER_LANGUAGES) {
      const text = normaliseText(draft.words[code] ?? '');
      const problem = lengthProblem(text, NOTE_LIMITS.toWriter);
      if (problem) return { problem: `${name}: ${problem}` };
      words[code] = text;
    }
  return { protocol: { danger: draft.danger, steps, words } };
}

/** Which parts differ, for the log. */
export function protocolChanges(before: Protocol, after: Protocol): string[] {
  return [
    ...PROTOCOL_STEPS.filter((step) => before.steps[step] !== after.steps[step]),
    ...ANSWER_LANGUAGES.map(({ code }) => code).filter(
      (code) => before.words[code] !== after.words[code],
    ),
  ];
}
