import type { Campaign } from '#domain/campaigns/schema.ts';

/**
 * A mailbox is often a family's or a school's. Where a name in it could hurt most, a mail that names nothing is
 * suggested; it stays the writer's to choose.
 */
export function suggestsQuietMail(
  { remembrance }: Pick<Campaign, 'remembrance'>,
  { child }: { child: boolean },
): boolean {
  return remembrance || child;
}
