import { t } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { writePath } from '#domain/campaigns/write-path.ts';
import { wallClass } from '#domain/motif/own-wall.ts';
import { HashtagText } from '#web/ui/hashtag-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { InlineText } from '#web/ui/inline-text.tsx';
import { Tile } from '#web/ui/tile.tsx';
import { LeaveLink } from '../../shell/quick-exit.tsx';
import { readPath, writeState } from '../write-link.ts';
import { Goal } from './goal.tsx';
import type { LandingProps } from './landing-props.ts';
import { Toll } from './toll.tsx';

/** The head stands on the campaign's wall; figures that belong to it stand there too. */
export function LandingHead(props: LandingProps) {
  const { campaign } = props;
  const { landing } = campaign;
  if (landing.style === 'still') return <StillHead {...props} />;
  const appeal = landing.style === 'appeal';
  return (
    <section className={`room ${wallClass(campaign.wall)}`} aria-labelledby="campaign">
      <div className="wrap camp">
        <div className="camphead">
          <div>
            {appeal && campaign.form?.appeal && <p className="appeal">{campaign.form.appeal}</p>}
            <Heading {...props} />
            <div className="row">
              <WriteButton {...props} className="btn lamp" />
              {appeal ? <LeaveLink /> : <ReadButton {...props} />}
            </div>
          </div>
          <Panel unseen={appeal} {...props} />
        </div>
        {landing.blocks.map((block) => {
          if (block.kind === 'goal') return <Goal key="goal" {...props} />;
          return block.kind === 'toll' ? <Toll key="toll" block={block} /> : null;
        })}
      </div>
    </section>
  );
}

function StillHead(props: LandingProps) {
  const { campaign, total } = props;
  const line = { category: campaign.category, lit: false, line: true };
  return (
    <section className={`room ${wallClass(campaign.wall)}`} aria-labelledby="campaign">
      <div className="wrap still">
        <div className="say">
          <Heading {...props} />
          <div className="row">
            <WriteButton {...props} className="btn pale" />
            <Link className="go" to={readPath(campaign)}>
              <span>
                <Plural value={total} one="Read the # letter" other="Read the # letters" />
              </span>
              <Icon name="arrow" />
            </Link>
          </div>
        </div>
        <div className="art" aria-hidden>
          <span className="art-w">
            <Tile {...line} cols={2} rows={2} />
          </span>
          <span className="art-s">
            <Tile {...line} cols={4} rows={2} />
          </span>
        </div>
      </div>
    </section>
  );
}

function Heading({ campaign }: LandingProps) {
  return (
    <>
      <h1 id="campaign">
        <HashtagText text={campaign.landing.heading} />
      </h1>
      <p className="lead">
        <InlineText text={campaign.landing.lead} />
      </p>
    </>
  );
}

/** A painted panel with one star lit; in an appeal it is drawn, and waits to be seen. */
function Panel({ campaign, unseen }: LandingProps & { unseen: boolean }): ReactNode {
  const { category, slug } = campaign;
  return (
    <div className={unseen ? 'art unseen' : 'art'} aria-hidden>
      <span className="art-w">
        <Tile category={category} story={slug} cols={5} rows={5} lit={[2, 2]} line={unseen} />
      </span>
      <span className="art-s">
        <Tile category={category} story={slug} cols={12} rows={2} lit={[3, 1]} line={unseen} />
      </span>
    </div>
  );
}

export function WriteButton({ campaign, className }: LandingProps & { className: string }) {
  return (
    <Link className={className} to={writePath(campaign)} state={writeState(campaign)}>
      <Icon name="pen" />
      {campaign.landing.writeLabel}
    </Link>
  );
}

function ReadButton({ campaign }: LandingProps) {
  return (
    <Link className="btn ghost" to={readPath(campaign)}>
      {campaign.writingType === 'LETTER' ? t`Read the letters` : t`Read the stories`}
    </Link>
  );
}
