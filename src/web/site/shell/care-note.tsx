import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type HelpLine, helpLines } from '#web/content/help-lines.ts';
import { listed } from '#web/ui/listed.ts';
import { languageAttributes } from '#web/ui/text-language.ts';
import { countryName } from '#web/words/names.ts';

/** For anyone to whom writing or reading was heavy. */
export function CareNote() {
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
            {helpLines.map((line) => (
              <li key={line.url}>
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
function Line({ countries, name, url, ...contact }: HelpLine) {
  const country =
    countries.length > 0 ? listed(countries.map(countryName)) : t`Every other country`;
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

function How({ call, text }: Pick<HelpLine, 'call' | 'text'>) {
  if (call === null) return t`A directory of free help lines by country`;
  const number = <bdi dir="ltr">{call}</bdi>;
  if (!text) return <Trans>Call {number}</Trans>;
  const { to } = text;
  if (!text.word) return <Trans>Call or text {number}</Trans>;
  const word = <bdi {...languageAttributes('en')}>{text.word}</bdi>;
  return (
    <Trans>
      Call {number}, or text {word} to {to}
    </Trans>
  );
}
