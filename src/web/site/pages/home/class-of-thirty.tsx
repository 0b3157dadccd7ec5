import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { ThirtyTiles } from '../content/thirty-tiles.tsx';

export function ClassOfThirty() {
  return (
    <section className="tint" aria-labelledby="class">
      <div className="wrap section">
        <div className="class30">
          <div className="words">
            <h2 id="class">
              <Trans>
                Thirty pupils, one lesson,
                <br />
                thirty letters
              </Trans>
            </h2>
            <p className="lead">
              <Trans>
                A guide for teachers: background, what we keep and do not keep, story ideas for each
                age, and how to send what a class wrote, one at a time.
              </Trans>
            </p>
            <div className="row">
              <Link className="btn" to="/educators">
                {t`Open the educators’ guide`}
              </Link>
            </div>
          </div>
          <ThirtyTiles row={false} />
        </div>
      </div>
    </section>
  );
}
