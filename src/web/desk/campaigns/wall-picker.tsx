import { type ChangeEvent, useState } from 'react';
import {
  FAMILIES,
  PAINT_NAMES,
  PAINTS,
  type Paint,
  PIGMENT_SET_NAMES,
  PIGMENT_SETS,
} from '#domain/motif/own-wall.ts';
import { PIGMENT_HEX } from '#domain/motif/pigments.ts';
import { nightPaint } from '#domain/motif/wall-verdict.ts';
import {
  familyName,
  type HungWall,
  isColour,
  PIGMENT_NAMES,
  paintName,
  paintVerdict,
  type WallChoice,
} from './wall-choice.ts';
import { WallPattern } from './wall-pattern.tsx';
import { VerdictLines } from './wall-verdict-lines.tsx';

type Props = {
  choice: WallChoice;
  /** Walls of others, to be told apart from. */
  hung: readonly HungWall[];
  heading: string;
  text: string;
  /** What was done when the last button was pressed. */
  said?: string | undefined;
};

/** Pattern, colours and paint, with how they look and whether words can be read on them. Rules repaint it, no script is needed. */
export function WallPicker({ choice, hung, heading, text, said }: Props) {
  // One that was drawn takes the place of what was chosen; the buttons stay, and the focus with them.
  const drawn = JSON.stringify(choice);
  const [{ from, typed }, setOther] = useState({ from: drawn, typed: choice.other });
  if (from !== drawn) setOther({ from: drawn, typed: choice.other });
  const other = isColour(typed) ? typed.trim().replace('#', '').toLowerCase() : null;
  const onOther = ({ target }: ChangeEvent<HTMLInputElement>) =>
    setOther({ from: drawn, typed: target.value });
  return (
    <div className="wallpick">
      <input type="hidden" name="angle" value={choice.angle} />
      <input type="hidden" name="heart" value={choice.heart} />
      <div className="wp-set">
        <fieldset className="sw" key={`family ${drawn}`}>
          <legend>Pattern</legend>
          <div className="sw-row sw-fams">
            {FAMILIES.map((family) => (
              <label key={family}>
                <input
                  type="radio"
                  name="family"
                  value={family}
                  defaultChecked={family === choice.family}
                />
                <span className="sw-pic">
                  <WallPattern
                    {...choice}
                    family={family}
                    cols={2}
                    rows={2}
                    uid={`pick-${family}`}
                  />
                </span>
                {familyName(family)}
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset className="sw" key={`pigments ${drawn}`}>
          <legend>Tile colours</legend>
          <div className="sw-row sw-pals">
            {PIGMENT_SET_NAMES.map((name) => (
              <label key={name}>
                <input
                  type="radio"
                  name="pigments"
                  value={name}
                  defaultChecked={name === choice.pigments}
                />
                <Stripes of={name} />
                <span className="vh">{PIGMENT_NAMES[name]}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset className="sw" key={`paint ${drawn}`}>
          <legend>Paint of the wall</legend>
          <div className="sw-row sw-paints">
            {PAINT_NAMES.map((name) => (
              <PaintRadio key={name} {...{ name, choice }} hex={PAINTS[name]}>
                {paintName(name)}
              </PaintRadio>
            ))}
            <PaintRadio name="other" choice={choice} hex={other}>
              Another
            </PaintRadio>
          </div>
          <div className="sw-other">
            <label htmlFor="other">Another colour, as six figures</label>
            <span className="sw-hex">
              <span aria-hidden>#</span>
              <input
                id="other"
                type="text"
                name="other"
                defaultValue={choice.other}
                onChange={onOther}
                maxLength={7}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
            </span>
          </div>
        </fieldset>
        <p className="sw-more">
          <button type="submit" name="intent" value="look" className="as-link" formNoValidate>
            Look at it
          </button>
          <button type="submit" name="intent" value="draw" className="as-link" formNoValidate>
            Draw one for me
          </button>
        </p>
        <p className="note" role="status">
          {said}
        </p>
      </div>
      <div className="wp-see">
        <Seen {...{ choice, heading, text, other }} />
        <div className="vds" role="status">
          {PAINT_NAMES.map((name) => (
            <VerdictLines key={name} name={name} verdict={paintVerdict(PAINTS[name], hung)} />
          ))}
          <VerdictLines name="other" verdict={other === null ? null : paintVerdict(other, hung)} />
        </div>
      </div>
    </div>
  );
}

type RadioProps = {
  name: Paint | 'other';
  choice: WallChoice;
  hex: string | null;
  children: string;
};

function PaintRadio({ name, choice, hex, children }: RadioProps) {
  return (
    <label>
      <input type="radio" name="paint" value={name} defaultChecked={name === choice.paint} />
      <Swatch hex={hex} />
      <span>{children}</span>
    </label>
  );
}

/** A colour as a drawing: no page of the desk carries styles of its own. */
function Swatch({ hex }: { hex: string | null }) {
  return (
    <svg
      className="sw-paint"
      viewBox="0 0 2 1"
      preserveAspectRatio="none"
      aria-hidden
      focusable={false}
    >
      {hex === null ? null : <rect width="2" height="1" fill={`#${hex}`} />}
    </svg>
  );
}

function Stripes({ of }: { of: keyof typeof PIGMENT_SETS }) {
  const { ground, star, square, heart } = PIGMENT_SETS[of];
  return (
    <svg
      className="sw-pal"
      viewBox="0 0 5 4"
      preserveAspectRatio="none"
      aria-hidden
      focusable={false}
    >
      <rect width="2" height="4" fill={PIGMENT_HEX[ground]} />
      {[star, square, heart].map((pigment, i) => (
        <rect key={pigment} x={i + 2} width="1" height="4" fill={PIGMENT_HEX[pigment]} />
      ))}
    </svg>
  );
}

/** As it will hang, by day and below in the dark. */
function Seen({ choice, heading, text, other }: Omit<Props, 'hung'> & { other: string | null }) {
  const paints = [
    ...PAINT_NAMES.map((name) => [name, PAINTS[name]] as const),
    ...(other === null ? [] : [['other', other] as const]),
  ];
  const behind = (night: boolean) => (
    <svg
      className="ws-paint"
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      aria-hidden
      focusable={false}
    >
      {paints.map(([name, hex]) => (
        <rect
          key={name}
          className={`of-paint p-${name}`}
          width="1"
          height="1"
          fill={`#${night ? nightPaint(hex) : hex}`}
        />
      ))}
    </svg>
  );
  const art = (uid: string, rows: number) => (
    <div className="ws-art">
      {FAMILIES.map((family) => (
        <WallPattern
          key={family}
          {...choice}
          {...{ family, rows }}
          cols={3}
          uid={`${uid}-${family}`}
          lit
        />
      ))}
    </div>
  );
  return (
    <>
      <div className="wallsee" aria-hidden>
        {behind(false)}
        <div className="ws-text">
          <p className="ws-h">{heading}</p>
          <p className="ws-p">{text}</p>
          <span className="ws-b">Write</span>
        </div>
        {art('day', 4)}
      </div>
      <div className="wallsee night" aria-hidden>
        {behind(true)}
        <div className="ws-text">
          <p className="ws-p">In the dark</p>
        </div>
        {art('night', 1)}
      </div>
    </>
  );
}
