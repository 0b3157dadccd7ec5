import { isCategory } from '#domain/options/categories.ts';
import type { WritingType } from '#domain/options/writing-types.ts';
import type { FormValues } from './form-values.ts';
import type { WritingCampaign } from './writing-campaign.ts';

/** What a link says about the text to come; in router state and in the query string alike. */
type Hints = {
  letter?: unknown;
  cat?: unknown;
  category?: unknown;
  type?: unknown;
  recipient?: unknown;
  toField?: unknown;
};

export type Prefill = { writingType: WritingType; values: Partial<FormValues> };

export function prefillFrom(campaign: WritingCampaign, hints: Hints): Prefill {
  const isLetter = truthy(hints.letter) || upper(hints.type) === 'LETTER';
  const category = upper(hints.category) || upper(hints.cat);
  const recipient = hints.recipient ?? hints.toField;
  return {
    writingType: campaign.category === null && isLetter ? 'LETTER' : campaign.writingType,
    values: {
      category: campaign.category ?? (isCategory(category) ? category : ''),
      ...(typeof recipient === 'string' && campaign.recipients.includes(recipient)
        ? { recipient }
        : {}),
    },
  };
}

/** Router state wins over the query, which is what a plain link or a reload has. */
export function mergeHints(search: URLSearchParams, state?: unknown): Hints {
  const fromState = typeof state === 'object' && state !== null ? state : {};
  return { ...Object.fromEntries(search), ...fromState };
}

function truthy(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false && value !== 'false';
}

function upper(value: unknown): string {
  return typeof value === 'string' ? value.toUpperCase() : '';
}
