import { Form, Link } from 'react-router';
import { placeName } from '#domain/campaigns/part-names.ts';
import { DateTime } from '#web/ui/date-time.tsx';
import { byPasskeyTo } from '../place.ts';
import type { CampaignOnDesk } from './campaign.tsx';
import { shortHash } from './campaign-words.ts';
import type { BringBack, VersionGroup, Wording } from './version-groups.ts';

type OfOne = { one: CampaignOnDesk };

/** What writers were asked and told, and when, the newest first. */
export function Versions({ one }: OfOne) {
  return (
    <section className="wait" aria-labelledby="versions">
      <h2 id="versions">Versions</h2>
      <p className="hint">
        What writers were asked and told, and when. A version is never changed and never deleted;
        every text knows its own.
      </p>
      <ol>
        {one.groups.map((group) => (
          <Version key={group.version} {...{ one, group }} />
        ))}
      </ol>
    </section>
  );
}

function Version({ one, group }: OfOne & { group: VersionGroup }) {
  const { timeZone, back, kind } = one;
  const [newest, ...older] = group.wordings;
  const first = group.wordings.at(-1);
  const what = kind.letters ? 'letter' : 'story';
  const many = kind.letters ? 'letters' : 'stories';
  const here = group.wordings.find(({ no }) => no === back?.no);
  return (
    <li className={group.live ? 'ver v-live' : 'ver'}>
      <div>
        <h3>
          Version {group.version} <span className="hash">{shortHash(group.hash)}</span>
        </h3>
        <p className="v-when">
          {group.live ? (
            <>
              <b>{one.state === 'live' ? 'Live' : 'Served'}</b> since{' '}
              <DateTime at={group.from} {...{ timeZone }} />
            </>
          ) : (
            <>
              <DateTime at={group.from} {...{ timeZone }} /> to{' '}
              {group.until && <DateTime at={group.until} {...{ timeZone }} />}
            </>
          )}
        </p>
        {first && <Parts parts={first.parts} />}
        {older.length > 0 && (
          <details className="v-free">
            <summary>
              {older.length === 1 ? '1 free change' : `${older.length} free changes`} since, same
              version
            </summary>
            <ul>
              {group.wordings.slice(0, -1).map((wording, i) => (
                <FreeChange
                  key={wording.no}
                  {...{ one, wording, before: group.wordings[i + 1], version: group.version }}
                />
              ))}
            </ul>
          </details>
        )}
      </div>
      <p className="v-letters">
        <b>{group.texts}</b> {group.texts === 1 ? what : many}
      </p>
      <p className="v-who">
        {group.madeBy ?? 'Came with a release'}
        {group.agreedBy && `, ${group.agreedBy} agreed`}
      </p>
      <p className="v-acts">
        {newest && !group.live && !here && (
          <BackLink {...{ one, wording: newest, label: `Bring back: version ${group.version}` }}>
            Bring back
          </BackLink>
        )}
      </p>
      {here && back && <Question {...{ one, back }} />}
    </li>
  );
}

function Parts({ parts }: { parts: string[] }) {
  return (
    <ul className="v-what">
      {parts.map((part) => (
        <li key={part}>{partWords(part)}</li>
      ))}
    </ul>
  );
}

function partWords(part: string): string {
  const { where, what } = placeName(part);
  return what ? `${where}, ${what}` : where;
}

type FreeProps = OfOne & { wording: Wording; before: Wording | undefined; version: number };

function FreeChange({ one, wording, before, version }: FreeProps) {
  return (
    <li>
      <DateTime at={wording.at} timeZone={one.timeZone} />,{' '}
      {wording.parts.map(partWords).join('; ') || wording.why}. {wording.madeBy}{' '}
      {before && (
        <BackLink
          {...{
            one,
            wording: before,
            label: `Bring back the wording before it: version ${version}`,
          }}
        >
          Bring back what was before
        </BackLink>
      )}
    </li>
  );
}

type BackProps = OfOne & { wording: Wording; label: string; children: string };

function BackLink({ one, wording, label, children }: BackProps) {
  if (!wording.mayComeBack || !one.acts.includes('roll-back')) return null;
  const to = `/campaigns/${one.slug}?back=${wording.no}`;
  return (
    <Link
      to={one.needPasskey.includes('roll-back') ? byPasskeyTo(to) : to}
      aria-label={label}
      preventScrollReset
    >
      {children}
    </Link>
  );
}

/** In its place, with what would be lost. */
function Question({ one, back }: OfOne & { back: BringBack }) {
  const { version, becomes, live, lost } = back;
  const many = one.kind.letters ? 'letters' : 'stories';
  const same = version === live.version;
  return (
    <Form method="post" className="panel stack back" aria-labelledby="back">
      <h4 id="back">
        {same
          ? `Bring back what version ${version} said before?`
          : `Bring back version ${version}?`}
      </h4>
      <input type="hidden" name="seen" value={one.seen} />
      <input type="hidden" name="no" value={back.no} />
      <ul className="tips">
        <li>
          {same
            ? 'Word for word as it was. Writers are asked the same.'
            : `It becomes version ${becomes}, word for word the same as ${version}.`}
          {one.draft && ' The draft you have stays beside it.'}
        </li>
        {live.texts > 0 && (
          <li>
            {live.texts === 1
              ? `What was written under ${live.version} stays where it is.`
              : `The ${live.texts} ${many} written under ${live.version} stay where they are.`}
          </li>
        )}
        <li>Two leads agreed to it once, so one is enough now.</li>
      </ul>
      {lost.length > 0 && (
        <div className="v-lose">
          Writers will no longer read:
          <ul>
            {lost.map((words) => (
              <li key={words}>
                <del>
                  <span className="vh">taken out: </span>
                  {words}
                </del>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="row">
        <Link className="btn small" to={`/campaigns/${one.slug}`} preventScrollReset>
          {same ? 'Keep what is served' : `Keep version ${live.version}`}
        </Link>
        <button type="submit" className="btn small ghost" name="intent" value="roll-back">
          {same ? 'Bring it back' : `Bring back version ${version}`}
        </button>
        <span className="note">Public within a minute.</span>
      </div>
    </Form>
  );
}
