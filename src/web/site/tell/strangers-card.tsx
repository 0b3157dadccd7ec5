import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { isAge, yearsOf } from '#domain/options/ages.ts';
import { type CategoryCode, isCategory } from '#domain/options/categories.ts';
import { isGender } from '#domain/options/genders.ts';
import { NOTHING_LEFT_OUT, publicFace } from '#domain/story/public-face.ts';
import { GivenWords } from '#web/ui/given-words.tsx';
import { inARow } from '#web/ui/listed.ts';
import { Tile } from '#web/ui/tile.tsx';
import { displayAge, displayGender, displayName } from '#web/words/display.ts';
import { beliefName, countryName } from '#web/words/names.ts';
import { useSite } from '../shell/use-site.ts';
import { TICKED } from './form-values.ts';
import type { PartProps } from './part-props.ts';
import { authorLabelIn } from './writing-campaign.ts';

/** "How strangers will see you", while the fields are being filled in. */
export function StrangersCard({ campaign, values }: Pick<PartProps, 'campaign' | 'values'>) {
  const years = values.age === '' ? null : yearsOf(values.age);
  const face = publicFace(
    {
      name: values.name.trim() || null,
      age: years !== null && isAge(years) ? years : null,
      adult: values.adult === TICKED || values.age === '',
      gender: isGender(values.gender) ? values.gender : 'X',
      country: values.country,
      city: values.city.trim() || null,
      belief: values.belief || null,
      link: null,
      social: null,
    },
    useSite(),
    NOTHING_LEFT_OUT,
  );
  const category: CategoryCode = isCategory(values.category) ? values.category : 'LIFE';
  const signed = values.category !== '' && authorLabelIn(campaign, category) === 'From';
  const gender = displayGender(face);
  const age = displayAge(face).toLowerCase();
  return (
    <section className="strangers" aria-label={t`How strangers will see you`}>
      <div className="pic">
        <Tile category={category} story="draft" uid="strangers" />
      </div>
      <p className="label">
        <span className="kind">
          <Trans>How strangers will see you</Trans>
        </span>
        <br />
        {signed ? t`From:` : t`Name:`}{' '}
        <b>
          <GivenWords>{displayName(face.name)}</GivenWords>
        </b>
        <br />
        {values.gender ? t`${gender}, age ${age}` : t`age ${age}`}
        <br />
        <GivenWords>
          {inARow([face.city, countryName(face.country)]) || t`No country yet`}
        </GivenWords>
        {face.belief && ` · ${beliefName(face.belief)}`}
      </p>
    </section>
  );
}
