import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { ContentSlot } from '#domain/content/content-slots.ts';
import { languageTag, textDirection } from '#domain/options/languages.ts';
import { LOCALES } from '#domain/options/locales.ts';
import type { Typed } from './slot-record.ts';
import { type Field, LANGUAGE_NAMES, SLOT_WORDS } from './slot-words.ts';

type Props = {
  slot: ContentSlot;
  seen: string;
  typed: Typed;
  /** What stands beside each thing of a list, and above its fields. */
  beside?: (no: number) => ReactNode;
  above?: (no: number) => ReactNode;
  /** With something to mend in it, all of it is in sight. */
  open?: boolean;
};

/** All fields of a place. A list ends with an empty one, so that one is added without a script. */
export function SlotForm({ slot, seen, typed, beside, above, open = false }: Props) {
  const { fields, list } = SLOT_WORDS[slot];
  const count = Number(typed.count ?? 0);
  // A picture begins with its file, which has a form of its own.
  const spare = list && !isPictures(slot) && count < list.most ? 1 : 0;
  return (
    <Form method="post" className="cform" preventScrollReset>
      <input type="hidden" name="seen" value={seen} />
      {/* Enter keeps, whatever button stands first. */}
      <button type="submit" name="intent" value="edit" className="vh" tabIndex={-1} aria-hidden>
        Keep
      </button>
      {list ? (
        <>
          <input type="hidden" name="count" value={count} />
          <ol className="citems">
            {numbersUpTo(count + spare).map((no) => (
              <li key={no} className="citem">
                <details open={open || count <= FEW || undefined}>
                  <summary>
                    {no < count ? named(fields, typed, no, list.one) : `A new ${list.one}`}{' '}
                    {no < count && <small>{reachedHow(typed, no)}</small>}
                  </summary>
                  <div className="citem-fields">
                    {above?.(no)}
                    <input type="hidden" name={`${no}.kept`} value={typed[`${no}.kept`] ?? '{}'} />
                    {fields.map((field) => (
                      <SlotField key={field.name} {...{ field, typed }} before={`${no}.`} />
                    ))}
                  </div>
                </details>
                {no < count && (
                  <p className="citem-acts">
                    {beside?.(no)}
                    <ItemButtons {...{ no, count }} name={named(fields, typed, no, list.one)} />
                  </p>
                )}
              </li>
            ))}
          </ol>
        </>
      ) : (
        fields.map((field) => <SlotField key={field.name} {...{ field, typed }} before="" />)
      )}
      {(count + spare > 0 || !list) && (
        <button type="submit" className="btn small ghost" name="intent" value="edit">
          Keep in the draft
        </button>
      )}
    </Form>
  );
}

/** So many things of a list stand open; of more, the one that is looked for is opened. */
const FEW = 3;

/** Of a help line, its number and where it helps; of a link, its day. */
function reachedHow(typed: Typed, no: number): string {
  const said = ['call', 'countries', 'headline', 'date'].map((name) => typed[`${no}.${name}`]);
  return said.filter(Boolean).join(' · ');
}

const numbersUpTo = (count: number) => [...Array(count).keys()];

export const isPictures = (slot: ContentSlot) =>
  slot === 'impact-pictures' || slot === 'sudan-photo';

/** By its own name, where it has one. */
function named(fields: readonly Field[], typed: Typed, no: number, one: string): string {
  const [first] = fields;
  const name = first && (typed[`${no}.${first.name}`] ?? typed[`${no}.${first.name}:en`]);
  return name || `${one.charAt(0).toUpperCase()}${one.slice(1)} ${no + 1}`;
}

function ItemButtons({ no, count, name }: { no: number; count: number; name: string }) {
  return (
    <>
      {no > 0 && (
        <button
          type="submit"
          className="as-link"
          name="intent"
          value={`up ${no}`}
          aria-label={`Up: ${name}`}
        >
          Up
        </button>
      )}
      {no < count - 1 && (
        <button
          type="submit"
          className="as-link"
          name="intent"
          value={`down ${no}`}
          aria-label={`Down: ${name}`}
        >
          Down
        </button>
      )}
      <button
        type="submit"
        className="as-link"
        name="intent"
        value={`out ${no}`}
        aria-label={`Take out: ${name}`}
      >
        Take out
      </button>
    </>
  );
}

type FieldProps = { field: Field; typed: Typed; before: string };

function MayStayEmpty({ field }: { field: Field }) {
  if (!field.optional) return null;
  return (
    <span className="opt">
      {field.optional === 'in-draft' ? '(before it goes out)' : '(may stay empty)'}
    </span>
  );
}

function SlotField({ field, typed, before }: FieldProps) {
  const name = `${before}${field.name}`;
  const hint = field.hint && `${name}-hint`;
  const described = hint ? { 'aria-describedby': hint } : {};
  const Hint = field.hint && (
    <p className="hint" id={hint}>
      {field.hint}
    </p>
  );
  if (field.kind === 'words')
    return (
      <fieldset className="cwords">
        <legend className="clabel">
          {field.label} <MayStayEmpty field={field} />
        </legend>
        {Hint}
        <div>
          {LOCALES.map(({ code }) => (
            <label key={code}>
              <span>
                <span className="vh">{field.label}, </span>
                {LANGUAGE_NAMES[code]}
              </span>
              <textarea
                name={`${name}:${code}`}
                rows={field.most > 100 ? 3 : 1}
                maxLength={field.most}
                lang={languageTag(code)}
                dir={textDirection(code)}
                defaultValue={typed[`${name}:${code}`]}
                {...described}
              />
            </label>
          ))}
        </div>
      </fieldset>
    );
  return (
    <div className={`cfield is-${field.kind}`}>
      <label htmlFor={name}>
        {field.label} <MayStayEmpty field={field} />
      </label>
      {field.kind === 'choice' ? (
        <select id={name} name={name} defaultValue={typed[name] ?? ''} {...described}>
          {field.optional && <option value="">Not said yet</option>}
          {field.choices?.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={name}
          name={name}
          type={field.kind === 'day' ? 'date' : 'text'}
          inputMode={field.kind === 'link' ? 'url' : undefined}
          {...(field.kind === 'day' ? {} : { maxLength: field.most })}
          dir={field.kind === 'link' ? 'ltr' : 'auto'}
          defaultValue={typed[name]}
          {...described}
        />
      )}
      {Hint}
    </div>
  );
}
