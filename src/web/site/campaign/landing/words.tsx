import { Link } from 'react-router';
import { Icon } from '#web/ui/icon.tsx';
import { InlineText } from '#web/ui/inline-text.tsx';
import { useSite } from '../../shell/use-site.ts';
import type { BlockProps } from './block.tsx';

export function Prose({ block }: BlockProps<'prose'>) {
  return (
    <section className="section wrap">
      <div className="stack l">
        <h2>{block.heading}</h2>
        <div className="prose plain-start">
          {block.paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <InlineText text={paragraph} />
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}

export function Ways({ block }: BlockProps<'ways'>) {
  return (
    <section className="section wrap">
      <div className="stack l">
        <h2>{block.heading}</h2>
        <dl className="plain wfull">
          {block.ways.map((way) => (
            <div key={way.to}>
              <dt>
                <Link to={way.to}>{way.label}</Link>
              </dt>
              <dd>
                <InlineText text={way.text} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

export function Invitation({ block, campaign }: BlockProps<'invitation'>) {
  const site = useSite();
  const subject = encodeURIComponent(`${campaign.name}: ${block.heading}`);
  return (
    <section className="section tint">
      <div className="wrap stack">
        <h2>{block.heading}</h2>
        <p className="hush">
          <InlineText text={block.text} />
        </p>
        <a className="btn" href={`mailto:${site.emails.contact}?subject=${subject}`}>
          <Icon name="mail" />
          {block.button}
        </a>
        <p className="note">{site.emails.contact}</p>
      </div>
    </section>
  );
}
