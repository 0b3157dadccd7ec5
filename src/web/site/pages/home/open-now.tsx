import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { findCampaign } from '#domain/campaigns/registry.ts';
import type { CategoryCode } from '#domain/options/categories.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Tile } from '#web/ui/tile.tsx';

const GOAL = findCampaign('palestine')?.goal ?? 0;

/** Two painted rooms and two quiet ones. */
export function OpenNow({ letters }: { letters: number }) {
  const written = letters.toLocaleString('en-CA');
  const goal = GOAL.toLocaleString('en-CA');
  return (
    <section className="section tint" aria-labelledby="open">
      <div className="wrap">
        <div className="head">
          <h2 id="open">Open now</h2>
          <Link className="go" to="/opportunities">
            <span>All opportunities</span>
            <Icon name="arrow" />
          </Link>
        </div>
        <div className="rooms">
          <Room wall="palestine" category="PALESTINE" title="Write to the Children of Gaza" tall>
            <p>
              {written} {letters === 1 ? 'letter is' : 'letters are'} written. We are looking for{' '}
              {goal}.
            </p>
            <progress
              className="bar"
              max={GOAL}
              value={letters}
              aria-label={`${written} of ${goal} letters written`}
            />
            <div className="row mt-s3">
              <Link className="btn lamp" to="/palestine/tell">
                Write a letter
              </Link>
              <Link className="go" to="/palestine/letters">
                <span>Read the letters</span>
              </Link>
            </div>
          </Room>
          <Room wall="hijab" category="HIJAB" title="Tell your hijab story" tall>
            <p>{findCampaign('hijab')?.summary}</p>
            <div className="row mt-s3">
              <Link className="btn lamp" to="/hijab/tell">
                Share a hijab story
              </Link>
            </div>
          </Room>
          <Room
            wall="london"
            category="OUR_LONDON_FAMILY"
            title="Letters of remembrance for Our London Family"
          >
            <p>Written in English, French and Urdu.</p>
            <Link className="go" to="/ourlondonfamily">
              <span>Read or write a letter</span>
              <Icon name="arrow" />
            </Link>
          </Room>
          <Room
            wall="jan29"
            category="QUEBEC_CITY_MOSQUE_SHOOTING"
            title="January 29: letters for the victims of the Quebec City mosque shooting"
          >
            <p>
              Written in English, French and Urdu. <span lang="fr">En français aussi.</span>
            </p>
            <Link className="go" to="/jan29">
              <span>Read or write a letter</span>
              <Icon name="arrow" />
            </Link>
          </Room>
        </div>
      </div>
    </section>
  );
}

type RoomProps = {
  wall: string;
  category: CategoryCode;
  title: string;
  tall?: boolean;
  children: ReactNode;
};

function Room({ wall, category, title, tall = false, children }: RoomProps) {
  return (
    <article className={`room w-${wall} ${tall ? 'tall' : 'quiet'}`}>
      <div className="art">
        <Tile category={category} cols={12} rows={tall ? 3 : 2} lit={false} />
      </div>
      <div className="txt">
        <h3 className={tall ? 'size-h2' : undefined}>{title}</h3>
        {children}
      </div>
    </article>
  );
}
