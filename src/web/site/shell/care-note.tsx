import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { languageAttributes } from '#web/ui/text-language.ts';
import { type CareLine, otherCountries, useCareLines } from './care-lines.ts';

/** For anyone to whom writing or reading was heavy. */
export function CareNote() {
  const lines = useCareLines();
  return (
    <div className="care">
      <h2 className="as-h4">{t`If this is heavy`}</h2>
      <p>
        <Trans>
          That is common, and it passes. Drink some water. Sit with someone. If you would like to
          talk to a person, these lines are free.
        </Trans>
      </p>
      <details className="more">
        <summary>{t`Free lines by country`}</summary>
        <div>
          <ul className="tips">
            {lines.map((line) => (
              <li key={`${line.name} ${line.country}`}>
                <span>
                  <Line {...line} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      </details>
    </div>
  );
}

/** Lines are named in their own language, which is English. */
function Line({ country: of, name, url, ...contact }: CareLine) {
  const country = of ?? otherCountries();
  const how = <How {...contact} />;
  return (
    <Trans>
      <b>{country}:</b>{' '}
      <a href={url} rel="noopener noreferrer" {...languageAttributes('en')}>
        {name}
      </a>
      , {how}
    </Trans>
  );
}

function How({ call, textTo: to, textWord }: Pick<CareLine, 'call' | 'textTo' | 'textWord'>) {
  if (call === null) return t`A directory of free help lines by country`;
  const number = <bdi dir="ltr">{call}</bdi>;
  if (to === null) return <Trans>Call {number}</Trans>;
  if (textWord === null) return <Trans>Call or text {number}</Trans>;
  const word = <bdi {...languageAttributes('en')}>{textWord}</bdi>;
  return (
    <Trans>
      Call {number}, or text {word} to {to}
    </Trans>
  );
}
