import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { writePath } from '#domain/campaigns/write-path.ts';
import { wallClass } from '#domain/motif/own-wall.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Tile } from '#web/ui/tile.tsx';
import { useSite } from '../../shell/use-site.ts';
import type { BlockProps } from './block.tsx';

/** The panel that was drawn in line at the head of an appeal is seen here. */
export function Closing({ block, campaign }: BlockProps<'closing'>) {
  const { emails } = useSite();
  return (
    <section className={`room ${wallClass(campaign.wall)}`} aria-labelledby="closing">
      <div className="wrap seeing">
        <div className="say">
          <h2 className="as-h1" id="closing">
            {block.text}
          </h2>
          <Link className="btn lamp" to={writePath(campaign)}>
            <Icon name="pen" />
            {block.button}
          </Link>
          <p className="contacts">
            <span>
              <b>{t`About the appeal`}</b>
              <a href={`mailto:${emails.appeals}`}>{emails.appeals}</a>
            </span>
            <span>
              <b>{t`About the site`}</b>
              <a href={`mailto:${emails.contact}`}>{emails.contact}</a>
            </span>
          </p>
        </div>
        <div className="art" aria-hidden>
          <Tile
            category={campaign.category}
            story={campaign.slug}
            cols={5}
            rows={5}
            lit={[2, 2]}
            uid="seen"
          />
        </div>
      </div>
    </section>
  );
}
