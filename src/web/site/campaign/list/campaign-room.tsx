import { Link } from 'react-router';
import { museumRooms } from '#domain/campaigns/museum.ts';
import { writePath } from '#domain/campaigns/write-path.ts';
import { LANGUAGES, languageLabel } from '#domain/options/languages.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { Tile } from '#web/ui/tile.tsx';
import { LeaveLink } from '../../shell/quick-exit.tsx';
import { LetterItem } from '../../story/letter-item.tsx';
import { roomQuery } from '../../story/room.ts';
import { StoryItem } from '../../story/story-item.tsx';
import type { ListProps } from './list-props.ts';
import { pageHref } from './page-of.ts';
import { StoryList } from './story-list.tsx';

/** A campaign's texts, hung in its own room. */
export function CampaignRoom(props: ListProps) {
  const { campaign, stories, scope } = props;
  const query = roomQuery(campaign);
  const Item = campaign.remembrance ? LetterItem : StoryItem;
  return (
    <main id="main">
      <RoomHead {...props} />
      <div className="wrap">
        <RecipientLinks {...props} />
        {stories.totalElements > 0 ? (
          <p className="count">
            Newest first. <LanguagesLine {...props} />
          </p>
        ) : scope.language ? (
          <p className="count">
            <LanguagesLine {...props} />
          </p>
        ) : (
          <div className="retry dashed">
            <h2 className="as-h4">Nothing is published here yet</h2>
            <p>Yours could be the first.</p>
          </div>
        )}
        <StoryList of={campaign.remembrance ? [] : stories.content}>
          {stories.content.map((story) => (
            <li key={story.hash}>
              <Item story={story} query={query} />
            </li>
          ))}
        </StoryList>
        <Pager
          current={stories.number}
          pages={stories.totalPages}
          hrefOf={(page) => pageHref({ to: scope.recipient, language: scope.language }, page)}
        />
      </div>
    </main>
  );
}

function RoomHead({ campaign, total }: ListProps) {
  const room = museumRooms().find(({ slug }) => slug === campaign.slug)?.number;
  return (
    <section className={`room w-${campaign.wall}`}>
      <div className="linefrieze" aria-hidden>
        {campaign.category && (
          <Tile category={campaign.category} cols={22} rows={2} lit={false} uid="head" />
        )}
      </div>
      <div className="wrap roomhead">
        <p className="crumb">
          <Link to="/museum">Museum</Link>
          <span aria-hidden>/</span>
          <span>{room ? `Room ${room}` : campaign.name}</span>
        </p>
        <h1>{campaign.list.heading.replace('{count}', total.toLocaleString('en-CA'))}</h1>
        {campaign.remembrance ? (
          <p className="lead">A quiet room. Take the time you need, and leave when you like.</p>
        ) : (
          <p className="lead">{campaign.exhibit?.text ?? campaign.summary}</p>
        )}
        <div className="row">
          <Link
            className={`btn ${campaign.remembrance ? 'pale' : 'lamp'}`}
            to={writePath(campaign)}
          >
            <Icon name="pen" />
            {campaign.writingType === 'LETTER' ? 'Write a letter' : 'Tell your story'}
          </Link>
          {campaign.remembrance && <LeaveLink />}
        </div>
      </div>
    </section>
  );
}

/** Who the letters are to, in the campaign's own order. */
function RecipientLinks({ campaign, recipients, scope, total }: ListProps) {
  if (recipients.length === 0) return null;
  const counts = new Map(recipients.map(({ recipient, total: n }) => [recipient, n]));
  return (
    <nav className="who" aria-label="Who the letter is to">
      <Link to="?" aria-current={scope.recipient || scope.language ? undefined : 'page'}>
        Everyone <small>{total.toLocaleString('en-CA')}</small>
      </Link>
      {campaign.recipients
        .filter((recipient) => counts.has(recipient))
        .map((recipient) => (
          <Link
            key={recipient}
            to={`?to=${encodeURIComponent(recipient)}`}
            aria-current={scope.recipient === recipient ? 'page' : undefined}
          >
            {recipient} <small>{counts.get(recipient)?.toLocaleString('en-CA')}</small>
          </Link>
        ))}
    </nav>
  );
}

/** In which languages the letters here are, and the way to all of them. */
function LanguagesLine({ campaign, scope, stories }: ListProps) {
  if (scope.language)
    return (
      <>
        {stories.totalElements === 0 ? 'No letter yet in ' : 'Only in '}
        {languageLabel(scope.language)}. <Link to={campaign.list.path}>Show all languages</Link>
      </>
    );
  const names = LANGUAGES.filter((l) => campaign.form?.languages.includes(l.code)).map(
    (l) => l.label,
  );
  if (names.length < 2) return null;
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)} together.`;
}
