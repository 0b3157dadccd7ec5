import { t } from '@lingui/core/macro';
import type { ReportProblem } from '#domain/vetting/report.ts';
import type { ReportGround } from '#domain/vetting/report-grounds.ts';

export const GROUND_WORDS: Record<ReportGround, string> = {
  'about-me': t`I am in it, or somebody I know is`,
  private: t`A phone number, an address, a school`,
  child: t`A child can be found through it`,
  hatred: t`Hateful words`,
  danger: t`A threat, or somebody is in danger`,
  untrue: t`It is not true, or not their own`,
  law: t`A law or a court`,
  other: t`Something else`,
};

export const REPORT_PROBLEM_WORDS: Record<ReportProblem, string> = {
  ground: t`Required. Choose what it is about.`,
  long: t`This is too long. Write at most 2,000 characters.`,
  email: t`Email format incorrect. It should look like name@example.com`,
  faith: t`Please tick the box, if it is so.`,
  empty: t`Please write something here.`,
};
