import { Form, Link } from 'react-router';
import { DateTime } from '#web/ui/date-time.tsx';
import { shortHash } from '../campaigns/campaign-words.ts';
import { byPasskeyTo } from '../place.ts';
import type { SlotOnDesk } from './slot.tsx';

/** What readers were served and when, the newest first. None is ever changed. */
export function SlotVersions({ one }: { one: SlotOnDesk }) {
  const { versions, acts, slot, back, needPasskey, timeZone } = one;
  const served = versions[0];
  const toBack = (no: number) => {
    const here = `/content/${slot}?back=${no}`;
    return needPasskey.includes('roll-back') ? byPasskeyTo(here) : here;
  };
  return (
    <section className="cvers" aria-labelledby="versions">
      <h2 id="versions">Every version</h2>
      <ol>
        {versions.map((version) => (
          <li key={version.no}>
            <h3>
              Version {version.no} <span className="hash">{shortHash(version.hash)}</span>
            </h3>
            <p className="note">
              {version === served && <b>Public since </b>}
              <DateTime at={version.at} timeZone={timeZone} withTime endsSentence />{' '}
              {version.madeBy ? `${version.why}, ${version.madeBy}` : version.why}
              {version.agreedBy && `; ${version.agreedBy} agreed`}
            </p>
            {version.hash !== served?.hash && acts.includes('roll-back') && back !== version.no && (
              <Link
                to={toBack(version.no)}
                preventScrollReset
                aria-label={`Bring back: version ${version.no}`}
              >
                Bring back
              </Link>
            )}
            {back === version.no && served && (
              <Form method="post" className="panel stack" aria-labelledby="back">
                <h4 id="back">Bring back version {version.no}?</h4>
                <input type="hidden" name="seen" value={one.seen} />
                <input type="hidden" name="no" value={version.no} />
                <p>
                  It becomes version {served.no + 1}, word for word the same.
                  {one.draft && ' The draft stays beside it.'}
                </p>
                <Link className="btn small" to={`/content/${slot}`} preventScrollReset>
                  Keep version {served.no}
                </Link>
                <button type="submit" className="btn small ghost" name="intent" value="roll-back">
                  Bring back version {version.no}
                </button>
              </Form>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
