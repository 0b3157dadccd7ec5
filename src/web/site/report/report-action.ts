import { data } from 'react-router';
import type { ReportProblem } from '#domain/vetting/report.ts';
import type { PublicServices } from '#services/public-services.ts';
import type { OwnReceipt } from '#services/reports/read-own-report.ts';
import { LOCALE } from '#web/words/locale.ts';

/** As it was typed, so that nobody writes it twice. */
export type TypedReport = { ground: string; words: string; email: string; faith: boolean };

export type ReportAnswer =
  | { kind: 'filed'; receipt: string[]; report: OwnReceipt }
  | { kind: 'again'; typed: TypedReport; problems: ReportProblem[] }
  | { kind: 'not-human' | 'too-many' | 'gone'; typed: TypedReport };

/** The field in which a script puts the answer to the bot check. */
export const PROOF_FIELD = 'g-recaptcha';

/** Takes a report, from a page with a script or without one, and opens its receipt. */
export async function reportAction(
  services: PublicServices,
  { form, hash, address }: { form: FormData; hash: string; address: string },
) {
  const typed = {
    ground: textOf(form, 'ground'),
    words: textOf(form, 'words'),
    email: textOf(form, 'email'),
    faith: form.has('faith'),
  };
  const botCheckToken = textOf(form, PROOF_FIELD) || null;
  const request = { hash, ...typed, language: LOCALE, botCheckToken, address };
  const outcome = await services.fileReport(request);
  if (outcome.kind === 'filed') {
    const words = outcome.receipt.join(' ');
    const opened = await services.openReceipt({ words, address });
    if (opened.kind !== 'report')
      throw new Error('A report was filed, and its receipt opens nothing.');
    return data<ReportAnswer>({ ...outcome, report: opened.report }, { status: 201 });
  }
  if (outcome.kind === 'invalid')
    return data<ReportAnswer>(
      { kind: 'again', typed, problems: outcome.problems },
      { status: 422 },
    );
  if (outcome.kind === 'too-many')
    return data<ReportAnswer>(
      { kind: 'too-many', typed },
      { status: 429, headers: { 'retry-after': String(outcome.waitSeconds) } },
    );
  return data<ReportAnswer>(
    { kind: outcome.kind, typed },
    { status: outcome.kind === 'gone' ? 410 : 403 },
  );
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
