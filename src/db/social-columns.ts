import type { SocialService } from '#domain/options/social-services.ts';
import type { SocialPair } from '#domain/submission/social-pair.ts';

type SocialColumns = { social_service: string | null; social_handle: string | null };

/** A pair is two columns in every table that has it; both are filled or neither is. */
export function toSocialColumns(pair: SocialPair | null): SocialColumns {
  return { social_service: pair?.service ?? null, social_handle: pair?.handle ?? null };
}

export function toSocialPair(row: SocialColumns): SocialPair | null {
  return row.social_service && row.social_handle
    ? { service: row.social_service as SocialService, handle: row.social_handle }
    : null;
}
