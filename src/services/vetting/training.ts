import { listClauses } from '#db/desk/clauses.ts';
import { findOfficer } from '#db/desk/officers.ts';
import {
  clearOfficer,
  isInTraining,
  keepTrainingAnswer,
  listTrainingAnswers,
} from '#db/desk/training.ts';
import { insertDeskEvent } from '#db/insert-events.ts';
import { apartIn, readingProblem, type Said } from '#domain/vetting/calibration.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { deskSays, findTrainingText, nextToRead } from '#domain/vetting/training.ts';
import { TRAINING_TEXTS } from '#domain/vetting/training-texts.ts';
import { forFreshLeads, forLeads } from '#services/officers/for-leads.ts';
import type { DeskContext } from './desk-context.ts';

type Asked = { officer: ActingOfficer };

/** The texts to learn with, which of them this officer has read, and the one in hand: what the desk says of it only after an answer. */
export async function readTraining(
  { db }: DeskContext,
  { officer, text }: Asked & { text?: string | undefined },
) {
  const [answers, clauses, inTraining] = await Promise.all([
    listTrainingAnswers(db, officer.id),
    listClauses(db),
    isInTraining(db, officer.id),
  ]);
  const inHand = (text ? findTrainingText(text) : null) ?? nextToRead(answers);
  const answer = answers.find((one) => one.text === inHand?.code);
  return {
    inTraining,
    texts: TRAINING_TEXTS.map(({ code, title }) => ({
      code,
      title,
      done: answers.some((one) => one.text === code),
    })),
    clauses: clauses.map(({ code, title }) => ({ code, title })),
    inHand: inHand && {
      code: inHand.code,
      title: inHand.title,
      by: inHand.by,
      body: inHand.body,
      compared: answer
        ? {
            you: answer.said,
            desk: deskSays(inHand),
            apart: apartIn({ first: deskSays(inHand), second: answer.said }),
            word: inHand.word,
          }
        : null,
    },
  };
}

export type TrainingOutcome =
  | { kind: 'kept' }
  | { kind: 'not-found' }
  | { kind: 'invalid'; problem: string };

/** Nothing of it is counted: it is between this officer, the text and whoever talks about it. */
export async function answerTraining(
  { db, clock }: DeskContext,
  { officer, text, said }: Asked & { text: string; said: Said },
): Promise<TrainingOutcome> {
  if (!findTrainingText(text)) return { kind: 'not-found' };
  const known = (await listClauses(db)).map(({ code }) => code);
  const problem = readingProblem(said, known);
  if (problem) return { kind: 'invalid', problem };
  await keepTrainingAnswer(db, { officer: officer.id, text, said, at: clock() });
  return { kind: 'kept' };
}

/** How far a newcomer is. What was answered is the newcomer's, and stays there. */
export const readProgress = forLeads(
  async ({ db }: DeskContext, { officer }: { by: ActingOfficer; officer: string }) => ({
    inTraining: await isInTraining(db, officer),
    read: (await listTrainingAnswers(db, officer)).length,
    of: TRAINING_TEXTS.length,
  }),
);

/** A lead has talked with a newcomer, who publishes from now on. */
export const letPublish = forFreshLeads(
  async (
    { db, clock }: DeskContext,
    request: { by: ActingOfficer; officer: string },
  ): Promise<{ kind: 'let' } | { kind: 'not-found' }> =>
    db.transaction().execute(async (trx) => {
      const officer = await findOfficer(trx, request.officer);
      if (!officer) return { kind: 'not-found' };
      const at = clock();
      if (await clearOfficer(trx, officer.id, at))
        await insertDeskEvent(trx, {
          kind: 'clear-officer',
          officer: request.by.id,
          subject: officer.email,
          at,
        });
      return { kind: 'let' };
    }),
);
