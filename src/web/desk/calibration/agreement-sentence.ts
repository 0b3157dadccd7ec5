import type { GuidelineAgreement } from '#domain/vetting/calibration.ts';

/** The one thing the drawing says: where we agree least, or that it is too early to say. */
export function agreementSentence(guidelines: readonly (GuidelineAgreement & { title: string })[]) {
  const told = guidelines.filter(({ range }) => range !== null);
  const least = told.at(-1);
  if (!least) return 'Fewer than twenty texts were read twice: too few to say more than chance.';
  const apart = least.of - least.alike;
  if (apart === 0) return 'Two readers agreed on every guideline.';
  return `On “${least.title}” two readers were apart in ${apart} of ${least.of} texts. The line shows how sure we can be.`;
}
