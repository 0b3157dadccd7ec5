import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { star } from '#domain/motif/geometry.ts';
import { SHORT_MINUTES } from '#domain/story/excerpt.ts';
import { Icon } from '#web/ui/icon.tsx';

/** Read, Tell, Share: the same star, drawn, then begun, then whole. */
export function Verbs({ total }: { total: number }) {
  return (
    <section className="section" aria-labelledby="verbs">
      <div className="wrap">
        <h2 id="verbs" className="vh">
          {t`Read, tell, share`}
        </h2>
        <ul className="verbs">
          <Verb
            star={<path d={STARS.outer} {...LINE} />}
            heart={
              <>
                <path d={STARS.inner} {...LINE} />
                <path d={STARS.core} {...LINE} />
              </>
            }
            heading={t`Read`}
            link={{ to: '/stories', label: t`Open the reading room` }}
          >
            <Plural
              value={total}
              one="# true story or letter, written by the person who lived it."
              other="# true stories and letters, each one written by the person who lived it."
            />
          </Verb>
          <Verb
            star={<path d={STARS.outer} {...LINE} />}
            heart={<FilledHeart />}
            heading={t`Tell`}
            link={{ to: '/tell', label: t`Begin your story` }}
          >
            <Trans>
              Any length, any style. Anyone aged seven and up. We read every word before it is
              published.
            </Trans>
          </Verb>
          <Verb
            star={<path d={STARS.outer} fill="var(--p-zafran)" />}
            heart={<FilledHeart />}
            heading={t`Share`}
            link={{ to: `/stories?minutes=${SHORT_MINUTES}`, label: t`Find one to send` }}
          >
            <Trans>
              Every story gets its own page and its own tile. Send one to somebody who needs it.
            </Trans>
          </Verb>
        </ul>
      </div>
    </section>
  );
}

const CENTRE = { x: 36, y: 36 };
const starOf = (outer: number) =>
  star({ centre: CENTRE, points: 8, outer, inner: outer * 0.71, turn: -90 });
const STARS = { outer: starOf(33), inner: starOf(22), core: starOf(11), dot: starOf(8) };
const LINE = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.6 } as const;

function FilledHeart() {
  return (
    <>
      <path d={STARS.inner} fill="var(--p-anar)" />
      <path d={STARS.dot} fill="var(--p-plaster)" />
    </>
  );
}

type VerbProps = {
  star: ReactNode;
  heart: ReactNode;
  heading: string;
  link: { to: string; label: string };
  children: ReactNode;
};

function Verb({ star, heart, heading, link, children }: VerbProps) {
  return (
    <li>
      <svg className="verb" viewBox="0 0 72 72" aria-hidden focusable={false}>
        {star}
        {heart}
      </svg>
      <div>
        <h3>{heading}</h3>
        <p>{children}</p>
        <Link className="go" to={link.to}>
          <span>{link.label}</span>
          <Icon name="arrow" />
        </Link>
      </div>
    </li>
  );
}
