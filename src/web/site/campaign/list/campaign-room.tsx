import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { writePath } from '#domain/campaigns/write-path.ts';
import { wallClass } from '#domain/motif/own-wall.ts';
import { LANGUAGES } from '#domain/options/languages.ts';
import { HashtagText } from '#web/ui/hashtag-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { listed } from '#web/ui/listed.ts';
import { Pager } from '#web/ui/pager.tsx';
import { Tile } from '#web/ui/tile.tsx';
import { languageName } from '#web/words/display.ts';
import { numberText } from '#web/words/numbers.ts';
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
            {t`Newest first.`} <LanguagesLine {...props} />
          </p>
        ) : scope.language ? (
          <p className="count">
            <LanguagesLine {...props} />
          </p>
        ) : (
          <div className="retry dashed">
            <h2 className="as-h4">{t`Nothing is published here yet`}</h2>
            <p>{t`Yours could be the first.`}</p>
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
  const { room } = campaign;
  return (
    <section className={`room ${wallClass(campaign.wall)}`}>
      <div className="linefrieze" aria-hidden>
        {campaign.category && (
          <Tile category={campaign.category} cols={22} rows={2} lit={false} uid="head" />
        )}
      </div>
      <div className="wrap roomhead">
        <p className="crumb">
          <Link to="/museum">{t`Museum`}</Link>
          <span aria-hidden>/</span>
          <span>{room ? t`Room ${room}` : campaign.name}</span>
        </p>
        <h1>
          <HashtagText text={campaign.list.heading.replace('{count}', numberText(total))} />
        </h1>
        {campaign.remembrance ? (
          <p className="lead">
            {t`A quiet room. Take the time you need, and leave when you like.`}
          </p>
        ) : (
          <p className="lead">{campaign.exhibit?.text ?? campaign.summary}</p>
        )}
        <div className="row">
          <Link
            className={`btn ${campaign.remembrance ? 'pale' : 'lamp'}`}
            to={writePath(campaign)}
          >
            <Icon name="pen" />
            {campaign.writingType === 'LETTER' ? t`Write a letter` : t`Tell your story`}
          </Link>
          {campaign.remembrance && <LeaveLink />}
        </div>
        {campaign.whereItGoes && (
          <p>
            <Link to={campaign.whereItGoes.to}>{campaign.whereItGoes.label}</Link>
          </p>
        )}
      </div>
    </section>
  );
}

/** Who the letters are to, in the campaign's own order. */
function RecipientLinks({ campaign, recipients, scope, total }: ListProps) {
  if (recipients.length === 0) return null;
  const all = numberText(total);
  const counts = new Map(recipients.map(({ recipient, total: n }) => [recipient, n]));
  return (
    <nav className="who" aria-label={t`Who the letter is to`}>
      <Link to="?" aria-current={scope.recipient || scope.language ? undefined : 'page'}>
        <Trans>
          Everyone <small>{all}</small>
        </Trans>
      </Link>
      {campaign.recipients
        .filter(({ recipient }) => counts.has(recipient))
        .map(({ recipient, name }) => (
          <Link
            key={recipient}
            to={`?to=${encodeURIComponent(recipient)}`}
            aria-current={scope.recipient === recipient ? 'page' : undefined}
          >
            {name} <small>{numberText(counts.get(recipient) ?? 0)}</small>
          </Link>
        ))}
    </nav>
  );
}

/** In which languages the letters here are, and the way to all of them. */
function LanguagesLine({ campaign, scope, stories }: ListProps) {
  if (scope.language) {
    const language = languageName(scope.language);
    return (
      <>
        {stories.totalElements === 0 ? t`No letter yet in ${language}.` : t`Only in ${language}.`}{' '}
        <Link to={campaign.list.path}>{t`Show all languages`}</Link>
      </>
    );
  }
  const names = LANGUAGES.filter((l) => campaign.form?.languages.includes(l.code)).map((l) =>
    languageName(l.code),
  );
  if (names.length < 2) return null;
  const languages = listed(names);
  return t`${languages} together.`;
}
