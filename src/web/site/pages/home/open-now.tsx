import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import type { Campaigns } from '#domain/campaigns/campaigns.ts';
import type { Campaign } from '#domain/campaigns/schema.ts';
import { writePath } from '#domain/campaigns/write-path.ts';
import { wallClass } from '#domain/motif/own-wall.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Tile } from '#web/ui/tile.tsx';
import { readPath, writeState } from '../../campaign/write-link.ts';
import { useGoalCounts } from '../../shell/use-site.ts';
import { GoalLine } from './goal-line.tsx';
import { TonguesLine } from './tongues-line.tsx';

/** The painted rooms that ask to be here, then the quiet ones. */
export function openRooms({ atHome }: Pick<Campaigns, 'atHome'>) {
  return [...atHome]
    .sort(quietLast)
    .flatMap(({ home, form, list, landing, opportunity, ...one }) => {
      const { slug, summary, category, writingType, wall, remembrance, goal } = one;
      const told = { slug, summary, category, writingType, wall, remembrance, goal };
      if (!home) return [];
      return {
        ...told,
        title: home.title,
        form: form && { path: form.path, languages: form.languages },
        list: list && { path: list.path },
        landing: landing && { path: landing.path },
        writeLabel: opportunity?.writeLabel,
      };
    });
}

type OpenRoom = ReturnType<typeof openRooms>[number];

export function OpenNow({ rooms }: { rooms: readonly OpenRoom[] }) {
  return (
    <section className="section tint" aria-labelledby="open">
      <div className="wrap">
        <div className="head">
          <h2 id="open">{t`Open now`}</h2>
          <Link className="go" to="/opportunities">
            <span>{t`All opportunities`}</span>
            <Icon name="arrow" />
          </Link>
        </div>
        <div className="rooms">
          {rooms.map((campaign) => (
            <Room key={campaign.slug} campaign={campaign} />
          ))}
        </div>
      </div>
    </section>
  );
}

const quietLast = (a: Campaign, b: Campaign) => Number(a.remembrance) - Number(b.remembrance);

function Room({ campaign }: { campaign: OpenRoom }) {
  const { wall, category, remembrance, title } = campaign;
  return (
    <article className={`room ${wallClass(wall)} ${remembrance ? 'quiet' : 'tall'}`}>
      <div className="art">
        {category && <Tile category={category} cols={12} rows={remembrance ? 2 : 3} lit={false} />}
      </div>
      <div className="txt">
        <h3 className={remembrance ? undefined : 'size-h2'}>{title}</h3>
        {remembrance ? <QuietWords campaign={campaign} /> : <PaintedWords campaign={campaign} />}
      </div>
    </article>
  );
}

function PaintedWords({ campaign }: { campaign: OpenRoom }) {
  const { slug, goal, summary, writeLabel, writingType } = campaign;
  const written = useGoalCounts()[slug];
  return (
    <>
      {goal !== null && written !== undefined ? (
        <GoalLine goal={goal} written={written} />
      ) : (
        <p>{summary}</p>
      )}
      <div className="row mt-s3">
        <Link className="btn lamp" to={writePath(campaign)} state={writeState(campaign)}>
          {writeLabel ?? t`Write`}
        </Link>
        {writingType === 'LETTER' && (
          <Link className="go" to={readPath(campaign)}>
            <span>{t`Read the letters`}</span>
          </Link>
        )}
      </div>
    </>
  );
}

function QuietWords({ campaign }: { campaign: OpenRoom }) {
  return (
    <>
      <TonguesLine languages={campaign.form?.languages ?? []} />
      <Link className="go" to={campaign.landing?.path ?? readPath(campaign)}>
        <span>{t`Read or write a letter`}</span>
        <Icon name="arrow" />
      </Link>
    </>
  );
}
