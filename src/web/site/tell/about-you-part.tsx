import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ADULT, isMinor, OLDEST, YOUNGEST, yearsOf } from '#domain/options/ages.ts';
import { GENDERS } from '#domain/options/genders.ts';
import { controlProps, Field, FieldError } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { genderChoice } from '#web/words/display.ts';
import { beliefName } from '#web/words/names.ts';
import { BELIEFS_IN_ORDER } from '#web/words/names-in-order.ts';
import { useSite } from '../shell/use-site.ts';
import { CountryField } from './country-field.tsx';
import { isChildSoFar, SECRET_AGE, TICKED } from './form-values.ts';
import type { PartProps } from './part-props.ts';
import { StrangersCard } from './strangers-card.tsx';
import { TextField } from './text-field.tsx';
import { TickBox } from './tick-box.tsx';
import { directionOf } from './writing-direction.ts';

const BELIEF_OPTIONS = BELIEFS_IN_ORDER.map((belief) => ({
  value: belief,
  label: beliefName(belief),
}));

export function AboutYouPart(props: PartProps) {
  const { campaign, values, problems, set } = props;
  return (
    <section className="step">
      <header>
        <h2>
          <Trans>About you</Trans>
        </h2>
        <p>
          <Trans>
            Your name and city are up to you. The rest helps people picture who is speaking.
          </Trans>
        </p>
      </header>
      <div className="two">
        <TextField
          name="name"
          label={t`Name`}
          form={props}
          optional
          hint={
            isChildSoFar(values) && /\S\s+\S/.test(values.name)
              ? t`Your first name alone is safer: a whole name could lead a stranger to you.`
              : t`A first name is enough.`
          }
          placeholder={t`Leave blank for anonymous`}
          dir={directionOf(values.name)}
          autoComplete="name"
        />
        <AgeField {...props} />
      </div>
      <GuardianBox {...props} />
      <GenderField {...props} />
      <CountryField {...props} />
      <div className="two">
        <TextField
          name="city"
          label={t`City`}
          form={props}
          optional
          hint={t`Never your street.`}
          dir={directionOf(values.city)}
          autoComplete="address-level2"
        />
        <Field
          name="belief"
          label={t`Belief`}
          hint={t`Any faith, or none.`}
          optional={!campaign.form.requires.includes('belief')}
          problem={problems.belief}
        >
          {(control) => (
            <Select
              {...control}
              empty={t`Choose a belief`}
              value={values.belief}
              onChange={(value) => set('belief', value)}
              options={BELIEF_OPTIONS}
            />
          )}
        </Field>
      </div>
      <StrangersCard campaign={campaign} values={values} />
    </section>
  );
}

/** Typed, not picked from 115 rows; keeping it a secret is an answer too. */
function AgeField({ campaign, values, problems, set }: PartProps) {
  const secret = values.age === SECRET_AGE;
  const { protectMinors } = useSite();
  return (
    <Field
      name="age"
      label={t`Age`}
      hint={t`${YOUNGEST} or older. You can keep it secret.`}
      optional={!campaign.form.requires.includes('age')}
      problem={problems.age}
    >
      {(control) => (
        <>
          <div className="age-row">
            <input
              type="text"
              className="in"
              inputMode="numeric"
              autoComplete="off"
              maxLength={String(OLDEST).length}
              value={secret ? '' : values.age}
              onChange={(event) => set('age', event.target.value)}
              {...control}
            />
            <TickBox
              framed
              name="ageSecret"
              ticked={secret}
              onTick={(ticked) => set('age', ticked ? SECRET_AGE : '')}
            >
              <Trans>It’s a secret</Trans>
            </TickBox>
          </div>
          {protectMinors && (secret || values.age === '') && (
            <div className="mt-s2">
              <TickBox
                name="adult"
                ticked={values.adult === TICKED}
                onTick={(ticked) => set('adult', ticked ? TICKED : '')}
                describedBy="age-secret-note"
              >
                <Trans>I am {ADULT} or older</Trans>
              </TickBox>
              <p className="note" id="age-secret-note">
                <Trans>
                  Without this or an age we show no city, belief or links of yours, as for children.
                </Trans>
              </p>
            </div>
          )}
        </>
      )}
    </Field>
  );
}

/** Asked of whoever is under 18, or has not said: a page without a script cannot know before. */
function GuardianBox({ values, set }: PartProps) {
  const { age } = values;
  if (age !== '' && age !== SECRET_AGE && !isMinor(yearsOf(age))) return null;
  if (age === SECRET_AGE && values.adult === TICKED) return null;
  return (
    <div className="safe warn">
      <div>
        <p>
          {isMinor(yearsOf(age))
            ? t`Because you are under ${ADULT}, please ask a parent, guardian or teacher before you send this.`
            : t`If you are under ${ADULT}, please ask a parent, guardian or teacher before you send this.`}
        </p>
        <TickBox
          name="guardian"
          ticked={values.guardian === TICKED}
          onTick={(ticked) => set('guardian', ticked ? TICKED : '')}
        >
          <Trans>A parent, guardian or teacher knows that I am sending this</Trans>
        </TickBox>
      </div>
    </div>
  );
}

/** A radiogroup and not a plain group: only that may be said to be in error. */
function GenderField({ values, problems, set }: PartProps) {
  const { name: _, ...group } = controlProps('gender', { problem: problems.gender });
  return (
    <fieldset
      className={problems.gender ? 'field bad' : 'field'}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it here
      role="radiogroup"
      tabIndex={-1}
      {...group}
    >
      <legend>
        <Trans>Gender</Trans>
      </legend>
      <FieldError name="gender" problem={problems.gender} />
      <div className="radios mt-s2">
        {GENDERS.map((code) => (
          <label className="radio" key={code}>
            <input
              type="radio"
              name="gender"
              value={code}
              checked={values.gender === code}
              onChange={() => set('gender', code)}
            />
            {genderChoice(code)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
