import { isAge, yearsOf } from '#domain/options/ages.ts';
import { type CategoryCode, isCategory } from '#domain/options/categories.ts';
import { isGender } from '#domain/options/genders.ts';
import { authorLabel, displayAge, displayGender, displayName } from '#domain/story/display.ts';
import { NOTHING_LEFT_OUT, publicFace } from '#domain/story/public-face.ts';
import { Tile } from '#web/ui/tile.tsx';
import { useSite } from '../shell/use-site.ts';
import { type FormValues, TICKED } from './form-values.ts';

/** "How strangers will see you", while the fields are being filled in. */
export function StrangersCard({ values }: { values: FormValues }) {
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
  return (
    <section className="strangers" aria-label="How strangers will see you">
      <div className="pic">
        <Tile category={category} story="draft" uid="strangers" />
      </div>
      <p className="label">
        <span className="kind">How strangers will see you</span>
        <br />
        {authorLabel(category)}: <b>{displayName(face.name)}</b>
        <br />
        {values.gender && `${displayGender(face)}, `}age {displayAge(face).toLowerCase()}
        <br />
        {[face.city, face.country].filter(Boolean).join(', ') || 'No country yet'}
        {face.belief && ` · ${face.belief}`}
      </p>
    </section>
  );
}
