/** Why a published text is taken down; the writer is told. */
export const REMOVAL_GROUNDS = [
  'guidelines',
  'safety',
  'about-somebody',
  'copied',
  'law',
  'mistake',
] as const;
export type RemovalGround = (typeof REMOVAL_GROUNDS)[number];

/** As officers say it, behind "Because". */
export const REMOVAL_GROUND_NAMES: Record<RemovalGround, string> = {
  guidelines: 'it does not keep a guideline',
  safety: 'somebody could be found or harmed',
  'about-somebody': 'somebody in it asked us',
  copied: 'the words are somebody else’s',
  law: 'a law or a court asks for it',
  mistake: 'we published it by mistake',
};

export const findRemovalGround = (text: string | null) =>
  REMOVAL_GROUNDS.find((ground) => ground === text);

/** What is missing, in words; null when nothing is. */
export function removalProblem(
  ground: RemovalGround | undefined,
  clauses: readonly string[],
): string | null {
  if (!ground) return 'Say why it is taken down: its writer is told.';
  return ground === 'guidelines' && clauses.length === 0
    ? 'Untick the guideline that it does not keep, or choose another reason.'
    : null;
}
