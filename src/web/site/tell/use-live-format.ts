import { useEffect, useState } from 'react';
import type { FieldProblem } from '#domain/submission/fields.ts';
import { checkEmail, checkLink } from '#domain/submission/rules.ts';
import type { FormValues } from './form-values.ts';
import type { WritingCampaign } from './writing-campaign.ts';

/** Nobody is told that half an address is wrong while they are writing the other half. */
const AFTER_PAUSE_MS = 900;

/** Format errors of e-mail and link while a person writes; empty is neutral again. */
export function useLiveFormat(campaign: WritingCampaign, values: FormValues): FieldProblem[] {
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const { email, link } = values;
  useEffect(() => {
    setProblems([]);
    const timer = setTimeout(() => {
      const checked = {
        email: checkEmail(email.trim()),
        link: checkLink(link.trim(), campaign.form),
      };
      const found = (['email', 'link'] as const).flatMap((field): FieldProblem[] => {
        const result = checked[field];
        return 'problem' in result ? [{ field, ...result.problem }] : [];
      });
      if (found.length > 0) setProblems(found);
    }, AFTER_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [email, link, campaign]);
  return problems;
}
